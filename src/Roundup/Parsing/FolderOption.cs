using System.CommandLine;
using System.CommandLine.Parsing;
using Roundup.Catalogue.Reading;

namespace Roundup.Cli.Parsing;

internal static class FolderOption
{
    private const string Name = "--folder";

    // The folders that a command line names to be read, whatever else is wrong with it.
    public static IReadOnlyList<string> Read(ParseResult parsed)
    {
        var option = parsed.CommandResult.Command.Options.FirstOrDefault(option => option.Name == Name) as Option<string[]>;
        return option is null ? []
            : parsed.GetResult(option) is { Implicit: false } result
            ? [.. result.Tokens.Select(token => token.Value).Where(folder => folder.Length > 0)]
            : option.HasDefaultValue ? (string[])option.GetDefaultValue()!
            : [];
    }

    // An empty one is refused after all values are read.
    public static string[] Existing(ArgumentResult result) =>
        [.. result.Tokens.Where(token => token.Value.Length > 0).Select(token => Existing(result, token.Value))];

    private static string Existing(ArgumentResult result, string folder)
    {
        if (!Directory.Exists(folder))
        {
            result.AddError($"{Name} '{folder}' is not an existing folder: check the path, or create the folder with `roundup new`.");
        }

        return OwnFolder.Normal(folder);
    }
}
