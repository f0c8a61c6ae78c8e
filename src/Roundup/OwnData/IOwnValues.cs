using Roundup.Catalogue.Templates;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>Where the values of the user's own data come from.</summary>
internal interface IOwnValues
{
    /// <summary>What they are, for the description of the dataset: <c>the 12 values of orders.json</c>.</summary>
    string Description { get; }

    /// <summary>The counts that are measured where the user names none.</summary>
    IReadOnlyList<int> Counts { get; }

    /// <summary>The file that the program of the values holds as a resource; null: none.</summary>
    string? Resource { get; }

    /// <summary>The name of the class that makes the values.</summary>
    string ClassName { get; }

    /// <summary>The source of the program that makes them.</summary>
    /// <param name="rootType">The full name of the root type.</param>
    IReadOnlyList<TemplateFile> Files(string rootType);

    /// <summary>Writes the resource.</summary>
    /// <param name="file">Where to.</param>
    void WriteResource(string file);

    /// <summary>What a reader of the report should know.</summary>
    /// <param name="dataset">The dataset's name.</param>
    IEnumerable<Notice> Notices(string dataset);
}
