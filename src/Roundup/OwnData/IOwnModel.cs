using Roundup.Catalogue.Definitions;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>Where the types of the user's own data come from.</summary>
internal interface IOwnModel
{
    /// <summary>The file that it comes from, absolute, for messages.</summary>
    string Origin { get; }

    /// <summary>The full name of the root type.</summary>
    string RootType { get; }

    /// <summary>The C# source of all types.</summary>
    IReadOnlyList<ModelText> Files { get; }

    /// <summary>Paths of members that are not yet taken out of that source.</summary>
    IReadOnlyList<string> Ignored => [];

    /// <summary>What a reader of the report should know.</summary>
    /// <param name="dataset">The dataset's name.</param>
    IEnumerable<Notice> Notices(string dataset);
}
