using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

/// <summary>The options that name the user's own data.</summary>
internal sealed class OwnDataOptions
{
    private const string Hidden = "FILE";

    private readonly Option<string?> data = new("--data")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "A JSON sample of your own data; its types are inferred (`roundup model` shows them).",
    };

    private readonly Option<string?> model = new("--model")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "Your own types as C# source, a file or a folder; without --data, their values are generated.",
    };

    private readonly Option<int?> depth = new("--depth")
    {
        HelpName = "N",
        Description = "How deep to nest generated objects of a type that contains itself (default: 4).",
    };

    private readonly Option<string?> assembly = new("--assembly")
    {
        HelpName = "FILE",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "Your own types in a compiled assembly, which is read and never run.",
    };

    private readonly Option<string?> type = new("--type")
    {
        HelpName = "NAME",
        Description = "The root of your own types, for example Shop.Order.",
    };

    private readonly Option<string[]> ignore = new("--ignore")
    {
        HelpName = "PATH",
        CustomParser = Parsers.Texts,
        Description = "Leave out this member of your own types: its path from the root, for example Lines[].Handler.",
    };

    private readonly Option<bool> includeData = new("--include-data")
    {
        Description = "Let the results quote values of your own data (by default, they do not).",
    };

    private readonly Option<bool> anonymise = new("--anonymise")
    {
        Description = "Also keep the names of your own data, its types and members out of the results.",
    };

    /// <summary>The options that say which data it is, in the order of the help.</summary>
    public IReadOnlyList<Option> All => [data, model, assembly, type, ignore, depth];

    /// <summary>Those that name compiled types.</summary>
    public IReadOnlyList<Option> OfAssembly => [assembly, type, ignore];

    /// <summary>The option with which messages quote values.</summary>
    public Option IncludeData => includeData;

    /// <summary>The options that say what results tell of it.</summary>
    public IReadOnlyList<Option> OfResults => [includeData, anonymise];

    /// <summary>What was given; null: none.</summary>
    /// <exception cref="RoundupException">An option needs own data, and there is none.</exception>
    public OwnDataRequest? Read(ParseResult parsed)
    {
        if (!All.Any(option => IsGiven(option, parsed)))
        {
            return OfResults.FirstOrDefault(option => IsGiven(option, parsed)) is not { } given ? null : throw new RoundupException(
                ExitCode.Usage, $"{given.Name} is about your own data: add --data, or leave out {given.Name}.");
        }

        return new()
        {
            Sample = parsed.GetValue(data),
            Model = parsed.GetValue(model),
            Assembly = parsed.GetValue(assembly),
            Type = parsed.GetValue(type),
            Ignored = parsed.GetValue(ignore) ?? [],
            Depth = parsed.GetValue(depth),
            IncludeData = parsed.GetValue(includeData),
            Anonymise = parsed.GetValue(anonymise),
        };
    }

    /// <summary>The arguments for the results; with <c>--anonymise</c> without names of the data.</summary>
    public IReadOnlyList<string> Anonymised(IReadOnlyList<string> arguments, ParseResult parsed)
    {
        if (!parsed.GetValue(anonymise))
        {
            return arguments;
        }

        var naming = All.Select(option => option.Name).ToHashSet();
        return [.. arguments.Select((text, i) =>
            i > 0 && naming.Contains(arguments[i - 1]) ? Hidden
            : text.Split('=', ':') is [var name, _, ..] && naming.Contains(name) ? $"{name}={Hidden}"
            : text)];
    }

    private static bool IsGiven(Option option, ParseResult parsed) => parsed.GetResult(option) is { Implicit: false };
}
