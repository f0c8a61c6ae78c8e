using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Reporting.Text;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Cli.Parsing;

internal static class CommandText
{
    private static readonly string[] s_places = ["DIR", "FILE", "DIR|FILE", Sources];

    private const string Sources = "SOURCE";

    // Of a path or an address, its name alone.
    public static string Stored(IReadOnlyList<string> arguments, ParseResult parsed)
    {
        var places = parsed.CommandResult.Command.Options
            .Where(option => s_places.Contains(option.HelpName))
            .ToDictionary(option => option.Name, option => option.HelpName!);
        var stored = new List<string>();
        string? place = null;
        foreach (var text in arguments)
        {
            if (!text.StartsWith("--", StringComparison.Ordinal))
            {
                stored.Add(place is not null || IsPath(text) ? Names(text, place) : text);
                continue;
            }

            var end = text.IndexOfAny(['=', ':']);
            place = places.GetValueOrDefault(end < 0 ? text : text[..end]);
            stored.Add(place is not null && end >= 0 ? text[..(end + 1)] + Names(text[(end + 1)..], place) : text);
        }

        return Shortened.To(FileLimits.Reason, CommandWords.Quoted(stored));
    }

    // Whether an argument is the path of a file: of a suite, or of results. Serializers have a slash, too. One in the current folder stays,
    // since it names no folder of the user: a command that reports show can be copied.
    private static bool IsPath(string text) =>
        Path.IsPathRooted(text) || (SuiteChoice.IsPath(text) && Path.Exists(text) && text.Split('/', '\\').Contains(".."));

    private static string Names(string text, string? place) =>
        place == Sources && !Directory.Exists(text) ? string.Join(',', text.Split(',').Select(PlaceName.Format)) : PlaceName.Format(text);
}
