using System.Text;
using static Roundup.Reporting.Text.CommandWords;

namespace Roundup.Reporting.Checks;

// The commands that repeat checks of a run: with the serializer, and with those options of the run's own command that the serializer or its
// data need.
internal sealed class RunAgain
{
    private const string Target = "--target";

    // Options that say where serializers, packages and types come from, and within which limits they are checked.
    private static readonly HashSet<string> s_kept =
    [
        "--folder", "--settings", "--package-source", "--time-limit", "--memory-limit", "--build-limit",
    ];

    private static readonly HashSet<string> s_ofOwnData =
    [
        "--data", "--model", "--assembly", "--against-git", "--type", "--ignore", "--depth", "--include-data", "--anonymise",
        "--seed", "--count", "--ascii",
    ];

    private static readonly HashSet<string> s_flags = ["--include-data", "--anonymise", "--strict", "--update", "--all"];

    // Options of one run alone, each with a value.
    private static readonly HashSet<string> s_ofOneRun = ["--output", "--export", "--picture"];

    private readonly string _suite;
    private readonly string _options;
    private readonly string _ofOwnData;
    private readonly bool _namesTarget;

    public RunAgain(ResultsFile file)
    {
        var arguments = Arguments(file.Run.Command);
        Whole = Quoted(arguments.Where((word, i) => !s_ofOneRun.Contains(word.Split('=', ':')[0])
            && !(i > 0 && s_ofOneRun.Contains(arguments[i - 1]))).Prepend("roundup"));
        var options = Options(arguments).ToList();

        // A suite file has options of its own.
        _suite = string.Concat(arguments.Where((text, i) => i > 0 && text[0] != '-'
            && text.EndsWith(".json", StringComparison.Ordinal)
            && (!arguments[i - 1].StartsWith("--", StringComparison.Ordinal) || s_flags.Contains(arguments[i - 1])))
            .Take(1).Select(suite => " " + Quoted(suite)));
        _options = string.Concat(options.Where(option => s_kept.Contains(option.Name)).Select(option => " " + option.Text));
        _ofOwnData = string.Concat(options.Where(option => s_ofOwnData.Contains(option.Name)).Select(option => " " + option.Text));
        _namesTarget = options.Exists(option => option.Name == Target)
            || file.Cases.Select(result => result.Id.Table.Target).Distinct().Skip(1).Any();
    }

    // The command of the run, without where and how its results are written.
    public string Whole { get; }

    public string Command(string serializer, string target, CheckId id, bool isOwnData) =>
        $"roundup check{_suite} {Quoted(UniqueName(serializer))}{_options}"
        + $"{(isOwnData ? _ofOwnData : "")}{(_namesTarget ? $" {Target} {target}" : "")}"
        + $" --replay {Quoted(id.ToString())}";

    public string All(string serializer) => $"roundup check{_suite}{_ofOwnData}{_options} --serializer {Quoted(UniqueName(serializer))}";

    // The name of one serializer: that of a library means all its configurations.
    private static string UniqueName(string serializer) =>
        serializer.Contains('/', StringComparison.Ordinal) ? serializer : $"{serializer}/{SerializerReference.DefaultConfiguration}";

    private static IEnumerable<(string Name, string Text)> Options(List<string> arguments)
    {
        for (var i = 0; i < arguments.Count; i++)
        {
            if (!arguments[i].StartsWith("--", StringComparison.Ordinal))
            {
                continue;
            }

            var end = arguments[i].IndexOfAny(['=', ':']);
            var name = end < 0 ? arguments[i] : arguments[i][..end];
            var hasValue = end < 0 && !s_flags.Contains(name) && i + 1 < arguments.Count
                && !arguments[i + 1].StartsWith("--", StringComparison.Ordinal);
            yield return (name, Quoted(arguments[i]) + (hasValue ? " " + Quoted(arguments[i + 1]) : ""));
        }
    }

    private static List<string> Arguments(string command)
    {
        var arguments = new List<string>();
        var word = new StringBuilder();
        var (isQuoted, isWord) = (false, false);
        for (var i = 0; i < command.Length; i++)
        {
            var letter = command[i];
            if (letter == '\'')
            {
                (isQuoted, isWord) = (!isQuoted, true);
            }
            else if (letter == ' ' && !isQuoted)
            {
                AddWord();
            }
            else
            {
                isWord = true;
                word.Append(letter == '\\' && !isQuoted && i + 1 < command.Length && command[i + 1] == '\'' ? command[++i] : letter);
            }
        }

        AddWord();
        return arguments;

        void AddWord()
        {
            if (isWord)
            {
                arguments.Add(word.ToString());
            }

            word.Clear();
            isWord = false;
        }
    }
}
