using System.Text;
using System.Text.RegularExpressions;

namespace Roundup.Results.Reading;

// Files of schema 5, which had other words for what a check finds and for the references. What they hold is the same. Words are replaced in
// the text of the file: a quote inside a string is escaped, so that each match is a name, or the start of a string.
internal static partial class OlderResults
{
    public const int Least = 5;

    private static readonly Dictionary<string, string> s_words = new()
    {
        ["isFloor"] = "isReference",
        ["held"] = "passed",
        ["notAsked"] = "notRun",
        ["column"] = "category",
        ["Pieces"] = "Chunks",
        ["Readers"] = "Interoperability",
        ["Damage"] = "DamagedInput",
        ["EqualForm"] = "Equivalent",
        ["OfRoundup"] = "ByRoundup",
        ["Refused"] = "Rejected",
        ["InitialValue"] = "DefaultValue",
        ["Throws"] = "UnexpectedException",
        ["Grows"] = "ExcessiveResources",
        ["Hangs"] = "Timeout",
        ["Dies"] = "Crash",
        ["Silent"] = "Corrupted",
        ["floor"] = "reference",
        ["pieces"] = "chunks",
        ["readers"] = "interoperability",
        ["damage"] = "damaged-input",
        ["Target"] = "Runtime",
        ["Runtime"] = "RuntimeVersion",
        ["RankInTarget"] = "RankInRuntime",
        ["5"] = "6",
    };

    public static byte[] Upgrade(ReadOnlySpan<byte> file) =>
        Encoding.UTF8.GetBytes(Renamed().Replace(Encoding.UTF8.GetString(file), word => s_words[word.Value]));

    [GeneratedRegex("""
        (?<=")(isFloor|held|notAsked|column|Pieces|Readers|Damage)(?="\s*:)
        |(?<="outcome"\s*:\s*")(EqualForm|OfRoundup|Refused|InitialValue|Throws|Grows|Hangs|Dies|Silent)(?=")
        |(?<="column"\s*:\s*")(Pieces|Readers|Damage)(?=")
        |(?<="(library|status)"\s*:\s*")floor(?=")
        |(?<="|/from-)floor(?=/)
        |(?<="id"\s*:\s*")(pieces|readers|damage)(?=/)
        |(?<="extraColumns"\s*:\s*\[[^\]]*")(Target|Runtime|RankInTarget)(?=")
        |(?<="schema"\s*:\s*)5(?=\s*[,}])
        """, RegexOptions.IgnorePatternWhitespace | RegexOptions.CultureInvariant)]
    private static partial Regex Renamed();
}
