using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

internal static class RunLine
{
    private const string Quick = "quick";
    private const string Hidden = "FILE";

    // The options that name the user's own data, and so could tell of it.
    private static readonly HashSet<string> s_naming =
    [
        .. OptionAttribute.In(typeof(OwnDataRequest)).Where(option => option.Value is not null).Select(option => option.Name),
        "--settings",
    ];

    // isQuick: whether the command has the suite quick where none is named, and another one for own data.
    public static RunOptions Read(RunOptions options, IReadOnlyList<string> arguments, ParseResult parsed, bool isQuick = true)
    {
        var own = Checked(options.Own);
        if (own is { Anonymise: true } && options.Accepted.FirstOrDefault(word => !AcceptedLosses.IsKind(word)) is { } name)
        {
            throw new RoundupException(
                ExitCode.Usage, $"--anonymise hides the names of members: give a kind in place of --accept {name}, such as offset.");
        }

        return options with
        {
            Own = own,
            Suite = isQuick && own is not null && parsed.GetResult("suite") is not { Tokens.Count: > 0 }
                ? RunOptions.OwnDataSuite
                : options.Suite,
            CommandLine = Stored(arguments, parsed, own, options.Suite),
        };
    }

    public static OwnDataRequest? Checked(OwnDataRequest? own) =>
        own is { Sample: null, Models.Count: 0, Assembly: null, Type: null, Ignored.Count: 0, Depth: null }
            ? throw new RoundupException(
                ExitCode.Usage,
                $"{About(own)} is about your own data: add --data, or leave out {About(own)}.")
            : own;

    // With --anonymise without names of the data.
    public static string Stored(IReadOnlyList<string> arguments, ParseResult parsed, OwnDataRequest? own, string suite = "") =>
        CommandText.Stored(own is { Anonymise: true } ? Anonymised(arguments, suite) : arguments, parsed);

    private static string About(OwnDataRequest own) => own.IncludeData ? "--include-data" : "--anonymise";

    // suite: also the file of one has a name of the user.
    private static IReadOnlyList<string> Anonymised(IReadOnlyList<string> arguments, string suite) =>
        [.. arguments.Select((text, i) =>
            i > 0 && SuiteChoice.IsPath(suite) && (Path.GetFullPath(text) == suite || text == Path.GetFileNameWithoutExtension(suite))
            ? Hidden
            : i > 0 && s_naming.Contains(arguments[i - 1]) ? Hidden
            : text.Split('=', ':') is [var name, _, ..] && s_naming.Contains(name) ? $"{name}={Hidden}"
            : text)];
}
