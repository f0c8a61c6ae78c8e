using System.CommandLine;
using System.CommandLine.Completions;
using System.CommandLine.Parsing;
using Roundup.Catalogue.Reading;

namespace Roundup.Cli.Parsing;

/// <summary>
/// <c>--folder</c>: folders of the user's own, with serializers, compressors, datasets and suites besides those that come with Roundup.
/// </summary>
internal static class FolderOption
{
    private const string Name = "--folder";

    /// <summary>The option of commands that read.</summary>
    public static Option<string[]> Create() => new(Name)
    {
        HelpName = "DIR",
        CustomParser = result => [.. result.Tokens.Select(token => Existing(result, token.Value))],
        Description = "Also what is in a folder of your own: serializers/, compressors/, datasets/ and suites/. Its code is run.",
    };

    /// <summary>The option of commands that write.</summary>
    public static Option<string?> CreateTarget() => new(Name)
    {
        HelpName = "DIR",
        CustomParser = result => OwnFolder.Normal(result.Tokens[^1].Value),
        Description = "Create it in a folder of your own instead, to be used with the same option of `roundup run`.",
    };

    /// <summary>The folders on a command line that is being typed.</summary>
    /// <param name="completion">What was typed.</param>
    public static IReadOnlyList<string> Of(CompletionContext completion)
    {
        var option = completion.ParseResult.CommandResult.Command.Options.FirstOrDefault(option => option.Name == Name);
        return option is not null && completion.ParseResult.GetResult(option) is { } result
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
