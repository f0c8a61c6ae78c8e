using System.Text.RegularExpressions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>What has no number, and why; the same reason once.</summary>
public static class MissingSection
{
    private const int OnScreen = 3;

    private static readonly Column<Missing>[] s_columns =
    [
        Column.Of<Missing>("Outcome", missing => missing.Outcome.Word()),
        Column.Of<Missing>("Serializers", missing => string.Join(", ", missing.Serializers)),
        Column.Of<Missing>("Cases", missing => Wording.Plain(missing.Cases.Count)),
        Column.Of<Missing>("Where", missing => missing.Where),
        Column.Of<Missing>("Reason", missing => missing.Reason),
    ];

    private static readonly Column<Missing>[] s_ofLibrary =
    [
        s_columns[0],
        Column.Of<Missing>("Cases", missing => missing.InOneLine),
        s_columns[^1],
    ];

    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var missing = Missing.Of(run.Cases);
        return new(
            new Heading(2, "Not measured") { Anchor = Anchors.Missing },
            missing.Count == 0
                ? new Paragraph(Inline.Of("Every case was measured.")) { Detail = Detail.Full }
                : new Table<Missing>(s_columns, missing) { Item = Item })
        {
            BriefOrder = Order.Missing,
        };
    }

    /// <summary>What has no number of a library, for its page; null where all has one.</summary>
    /// <param name="cases">Its cases.</param>
    public static Table? OfLibrary(IEnumerable<ReportedCase> cases)
    {
        ArgumentNullException.ThrowIfNull(cases);
        return Missing.Of(cases) is { Count: > 0 } missing ? new Table<Missing>(s_ofLibrary, missing) { HasLongTexts = true } : null;
    }

    /// <summary>What failed, for a report that fits on one screen; empty where nothing did.</summary>
    public static Section Screen(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var failed = Missing.Of(run.Cases).Where(missing => !missing.Outcome.IsBenign()).ToList();
        return failed.Count == 0 ? new() : new(new List(ListForm.Facts,
        [
            .. failed.Take(OnScreen).Select(Item),
            .. failed.Count > OnScreen ? [new("", Inline.Of($"{Wording.Count(failed.Count - OnScreen, "more reason")} in report.md"))]
                : Array.Empty<ListItem>(),
        ]));
    }

    private static ListItem Item(Missing missing) => new(missing.Outcome.Word(), Inline.Of(missing.InOneLine))
    {
        LabelTone = missing.Outcome.IsBenign() ? Tone.Warning : Tone.Bad,
        Note = missing.Reason,
        Frames = missing.Frames,
    };
}

// Cases of one reason, or of reasons that differ in names and numbers alone: Reason has an ellipsis there. Frames: the library's first ones
// in the first case where they are known.
internal sealed record Missing(Outcome Outcome, string Reason, IReadOnlyList<CaseId> Cases, IReadOnlyList<string> Frames)
{
    // A budget can leave out hundreds of tables: the rest is in results.csv.
    private const int TablesNamed = 8;
    private const int SerializersNamed = 6;
    private const int MostSimilar = 3;

    public IReadOnlyList<string> Serializers { get; } = [.. Cases.Select(id => id.SerializerName).Distinct()];

    public string Where => string.Join("; ", Tables.Take(TablesNamed).Select(Wording.Name))
        + (Tables.Count > TablesNamed ? $"; and {Wording.Grouped(Tables.Count - TablesNamed)} more, in results.csv" : "");

    // Rows and tables in one line: all rows where they are few, else how many cases there are and what they have in common.
    public string InOneLine => Serializers.Count <= SerializersNamed
        ? $"{string.Join(", ", Serializers)} in {Place}"
        : $"{Wording.Count(Cases.Count, "case")}: {string.Join(", ", Serializers.Take(SerializersNamed))} "
            + $"and {Wording.Count(Serializers.Count - SerializersNamed, "other serializer")} in {Place}";

    private IReadOnlyList<TableId> Tables { get; } = [.. Cases.Select(id => id.Table).Distinct()];

    private string Place
    {
        get
        {
            if (Tables.Count == 1)
            {
                return Wording.Name(Tables[0]);
            }

            var common = string.Join(' ', Parts(Tables[0]).Where((part, i) => Tables.All(table => Parts(table)[i] == part)));
            return Wording.Count(Tables.Count, "table") + (common.Length == 0 ? "" : $" ({common})");
        }
    }

    // The same reason said once; what went wrong first.
    public static IReadOnlyList<Missing> Of(IEnumerable<ReportedCase> cases) =>
    [
        .. cases.Where(row => !row.HasNumber).Select(row => row.Result)
            .GroupBy(result => (result.Outcome, Pattern: CommonReason.Pattern(ReasonOf(result), result.Id)))
            .SelectMany(Joined)
            .OrderBy(missing => missing.Outcome.IsBenign()).ThenBy(missing => missing.Outcome),
    ];

    // A few reasons that are alike are told one by one: their names say more than what they have in common.
    private static IEnumerable<Missing> Joined(IEnumerable<CaseResult> results)
    {
        var byReason = results.GroupBy(ReasonOf).ToList();
        Missing Of(string reason, IEnumerable<CaseResult> some) => new(
            some.First().Outcome,
            reason,
            [.. some.Select(result => result.Id)],
            some.Select(result => result.Frames).FirstOrDefault(frames => frames is not null) ?? []);
        return byReason.Count > MostSimilar
            ? [Of(CommonReason.Find([.. byReason.Select(group => group.Key)]), byReason.SelectMany(group => group))]
            : byReason.Select(group => Of(group.Key, group));
    }

    private static string[] Parts(TableId table) => [Wording.Data(table), table.Shape.ToString(), table.Operation.ToString(), table.Target];

    public static string ReasonOf(CaseResult result) => (result.Outcome, result.Reason) switch
    {
        (_, { Length: > 0 } reason) => reason,
        (Outcome.Measured, _) => "no launch finished with a usable batch",
        _ => "no reason was recorded",
    };
}

internal static partial class CommonReason
{
    private const string Ellipsis = "…";

    // The reason without what it says of its own case; equal for reasons that are alike.
    public static string Pattern(string reason, CaseId id)
    {
        string[] names = [id.SerializerName, id.Serializer, id.Serializer.Split('/')[0], id.Compressor, id.Table.Dataset];
        foreach (var name in names.Where(name => name.Length > 1).OrderByDescending(name => name.Length))
        {
            reason = reason.Replace(name, Ellipsis, StringComparison.Ordinal);
        }

        return Numbers().Replace(reason, "0");
    }

    // Reasons that are alike as one: words that differ become an ellipsis.
    public static string Find(IReadOnlyList<string> reasons)
    {
        var words = reasons.Distinct().Select(reason => reason.Split(' ')).ToList();
        if (words.Count == 1 || words.Exists(other => other.Length != words[0].Length))
        {
            return reasons[0];
        }

        var common = words[0].Select((word, i) => words.TrueForAll(other => other[i] == word) ? word : Ellipsis);
        return string.Join(' ', common).Replace($"{Ellipsis} {Ellipsis}", Ellipsis, StringComparison.Ordinal);
    }

    [GeneratedRegex("[0-9]+")]
    private static partial Regex Numbers();
}
