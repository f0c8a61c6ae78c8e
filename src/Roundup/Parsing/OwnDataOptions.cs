using System.CommandLine;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

/// <summary>The options that name the user's own data.</summary>
internal sealed class OwnDataOptions
{
    private readonly Option<string?> data = new("--data")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "On your own data: a JSON sample, whose types are inferred as `roundup model` shows them.",
    };

    /// <summary>All options, in the order of the help.</summary>
    public IReadOnlyList<Option> All => [data];

    /// <summary>What was given; null: none.</summary>
    public OwnDataRequest? Read(ParseResult parsed) => parsed.GetValue(data) is { } sample ? new() { Sample = sample } : null;
}
