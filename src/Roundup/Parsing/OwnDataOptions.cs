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

    private readonly Option<string?> model = new("--model")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "On your own types: C# source, a file or a folder; without --data their values are generated.",
    };

    private readonly Option<int?> depth = new("--depth")
    {
        HelpName = "N",
        Description = "Generated values: how deep objects of types that hold themselves are in each other (default 4).",
    };

    private readonly Option<string?> assembly = new("--assembly")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "On your own types: those of this compiled assembly, which is read and never run.",
    };

    private readonly Option<string?> type = new("--type")
    {
        HelpName = "NAME",
        Description = "The root type of your own types, e.g. Shop.Order.",
    };

    private readonly Option<string[]> ignore = new("--ignore")
    {
        HelpName = "PATH",
        CustomParser = Parsers.Texts,
        Description = "Leave this member of your own types out: its path from the root, e.g. Lines[].Handler.",
    };

    /// <summary>All options, in the order of the help.</summary>
    public IReadOnlyList<Option> All => [data, model, assembly, type, ignore, depth];

    /// <summary>Those that name compiled types.</summary>
    public IReadOnlyList<Option> OfAssembly => [assembly, type, ignore];

    /// <summary>What was given; null: none.</summary>
    public OwnDataRequest? Read(ParseResult parsed)
    {
        var request = new OwnDataRequest
        {
            Sample = parsed.GetValue(data),
            Model = parsed.GetValue(model),
            Assembly = parsed.GetValue(assembly),
            Type = parsed.GetValue(type),
            Ignored = parsed.GetValue(ignore) ?? [],
            Depth = parsed.GetValue(depth),
        };
        return request is { Sample: null, Model: null, Assembly: null, Type: null, Ignored.Count: 0, Depth: null } ? null : request;
    }
}
