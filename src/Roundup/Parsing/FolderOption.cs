using System.CommandLine;
using System.CommandLine.Parsing;
using Roundup.Catalogue.Reading;

namespace Roundup.Cli.Parsing;

/// <summary>
/// <c>--folder</c>: folders of the user's own, with serializers, compressors, datasets, suites and extensions besides those of Roundup.
/// </summary>
internal static class FolderOption
{
    private const string Name = "--folder";

    /// <summary>The option of commands that read.</summary>
    public static Option<string[]> Create() => new(Name)
    {
        HelpName = "DIR",
        CustomParser = result => [.. result.Tokens.Select(token => Existing(result, token.Value))],
        Description = "Also what is in a folder of your own: serializers/, compressors/, datasets/, suites/ and extensions/. "
            + "Its code is run.",
    };

    /// <summary>The option of commands that write.</summary>
    public static Option<string?> CreateTarget() => new(Name)
    {
        HelpName = "DIR",
        CustomParser = result => OwnFolder.Normal(result.Tokens[^1].Value),
        Description = "Create it in a folder of your own instead, to be used with the same option of `roundup run`.",
    };

    /// <summary>The folders that a command line names to be read, whatever else is wrong with it.</summary>
    public static IReadOnlyList<string> Of(ParseResult parsed)
    {
        var option = parsed.CommandResult.Command.Options.FirstOrDefault(option => option.Name == Name) as Option<string[]>;
        return option is not null && parsed.GetResult(option) is { } result
            ? [.. result.Tokens.Select(token => token.Value)]
            : [];
    }

    private static string Existing(ArgumentResult result, string folder)
    {
        if (!Directory.Exists(folder))
        {
            result.AddError($"{Name} '{folder}' is not a folder that exists: check it, or create one with `roundup new`.");
        }

        return OwnFolder.Normal(folder);
    }
}
