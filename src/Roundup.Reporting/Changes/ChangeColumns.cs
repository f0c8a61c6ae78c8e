using Roundup.Analysis.Changes;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Changes;

internal static class ChangeColumns
{
    /// <summary>Longer names of members are in the last column alone: a verdict is one column of several.</summary>
    private const int LongestMember = 16;

    /// <summary>The kinds of loss after which nothing of the member is left.</summary>
    private static readonly string[] s_wholeValues = [": null", ": value"];

    /// <summary>The columns.</summary>
    /// <param name="all">All cases of the comparison: what all of them have in common is left out of the tables for people.</param>
    public static IReadOnlyList<Column<CaseChange>> For(IReadOnlyList<CaseChange> all)
    {
        Detail Where<T>(Func<CaseChange, T> part) => all.Select(part).Distinct().Skip(1).Any() ? Detail.Always : Detail.Data;
        return
        [
            CaseColumns.Row<CaseChange>(change => change.Id.SerializerName) with
            {
                Detail = Where(change => change.Id.SerializerName),
            },
            CaseColumns.Case<CaseChange>(change => change.Id.Table) with { Role = ColumnRole.Name },
            CaseColumns.Target<CaseChange>(change => change.Id.Table.Target) with { Detail = Where(change => change.Id.Table.Target) },
            .. Others,
        ];
    }

    private static IReadOnlyList<Column<CaseChange>> Others { get; } =
    [
        new("Verdict", "The verdict on the time; docs/comparing.md explains each.", Unit.Text, Word)
        {
            Text = change => Inline.Of(Word(change, Lost(change))),
            IsStrong = change => change.IsWorse || change.IsBetter,
        },
        new("Change", "Time after over time before, less 1.", Unit.Share, change => change.Ratio - 1)
        {
            Text = change => change.Ratio is { } ratio ? Inline.Of(Signed(ratio)) : null,
        },
        Column.Of<CaseChange>(
            "95 % interval",
            change => change.Interval is { } interval ? Inline.Of($"{Signed(interval.Low)} to {Signed(interval.High)}") : null,
            isNumeric: true) with { Meaning = "The 95 % interval of the change, of this case alone.", Leaves = 4 },
        End("ChangeLow", change => change.Interval?.Low - 1),
        End("ChangeHigh", change => change.Interval?.High - 1),
        Time("Before", "Mean time of a call before the change.", change => change.Before?.Time?.Mean) with { Leaves = 3 },
        Time("After", "Mean time of a call after the change.", change => change.After?.Time?.Mean) with { LeavesWith = "Before" },
        new("Launches", "Launches of the case.", Unit.Number, change => change.After?.Time?.Launches) { Leaves = 1 },
        new("Launches needed", "About how many launches would decide the case.", Unit.Number, change => change.LaunchesNeeded)
        {
            LeavesOutEmpty = true,
            Leaves = 2,
        },
        OtherChanges<CaseChange>(),
    ];

    /// <summary>The column of what differs besides the quantity compared.</summary>
    public static Column<T> OtherChanges<T>()
        where T : JudgedChange =>
        new("Other changes", "What else differs: outcome, losses, size, allocation.", Unit.Text, FactsText)
        {
            LeavesOutEmpty = true,
            Wraps = true,
        };

    /// <summary>A verdict in words: a new loss is part of it, whatever the time.</summary>
    private static string Word(CaseChange change) => Word(change, "more");

    private static string Word(CaseChange change, string lost) => change.Verdict switch
    {
        ChangeVerdict.FasterButLosesMore => $"faster, but loses {lost}",
        ChangeVerdict.SlowerButLosesLess => "slower, but loses less",
        ChangeVerdict.Regressed when change.LosesMore => $"regressed, and loses {lost}",
        _ => WithLosses(CountedWord(change.Verdict), change, lost),
    };

    /// <summary>A verdict, which a new loss is part of.</summary>
    public static string WithLosses(string verdict, JudgedChange change, string lost) =>
        change.LosesMore ? $"{verdict}, but loses {lost}" : verdict;

    /// <summary>What is lost now, where that is one member as a whole with a short name: the last column has all.</summary>
    public static string Lost(JudgedChange change) =>
        change.Facts.FirstOrDefault(fact => fact is { Kind: ChangedFactKind.Losses, IsWorse: true })?.After is string only
        && Array.Find(s_wholeValues, kind => only.EndsWith(kind, StringComparison.Ordinal)) is { } kind
        && only.Length - kind.Length <= LongestMember ? only[..^kind.Length] : "more";

    public static string CountedWord(ChangeVerdict verdict) => verdict switch
    {
        ChangeVerdict.Regressed => "regressed",
        ChangeVerdict.FasterButLosesMore => "faster but loses more",
        ChangeVerdict.SlowerButLosesLess => "slower but loses less",
        ChangeVerdict.Improved => "improved",
        ChangeVerdict.ProbablyRegressed => "probably regressed",
        ChangeVerdict.ProbablyImproved => "probably improved",
        ChangeVerdict.NoChange => "no change",
        ChangeVerdict.TooNoisy => "too noisy",
        ChangeVerdict.New => "new",
        ChangeVerdict.Gone => "gone",
        ChangeVerdict.ChangedOutcome => "changed outcome",
        ChangeVerdict.NotCompared => "not compared",
        _ => "not measured",
    };

    /// <summary>A change with its sign: <c>+5.0 %</c>.</summary>
    private static string Signed(double ratio) => ((ratio - 1) * 100).ToString("+0.0;-0.0;0.0", CultureInfo.InvariantCulture) + " %";

    /// <summary>A time in a unit of its own: the cases of a comparison may be far apart.</summary>
    private static Column<CaseChange> Time(string name, string meaning, Func<CaseChange, double?> ns) =>
        new(name, meaning, Unit.Time, change => ns(change))
        {
            Text = change => ns(change) is { } known ? Inline.Of(Scale.Time.Text(known)) : null,
        };

    private static Column<CaseChange> End(string name, Func<CaseChange, object?> value) =>
        new(name, "", Unit.Share, value) { Detail = Detail.Data };

    private static string FactsText(JudgedChange change) => string.Join("; ", change.Facts.Select(Text));

    private static string Text(ChangedFact fact) => fact.Kind switch
    {
        ChangedFactKind.Outcome => $"was {fact.Before}, is {fact.After}",
        ChangedFactKind.Losses => string.Join(", ", ((string[])
        [
            fact.After is "" ? "" : $"now lost: {fact.After}",
            fact.Before is "" ? "" : $"no longer lost: {fact.Before}",
        ]).Where(text => text.Length > 0)),
        ChangedFactKind.Size => $"size {Bytes(fact.Before)} to {Bytes(fact.After)}",
        _ => $"allocated {Bytes(fact.Before)} to {Bytes(fact.After)}",
    };

    private static string Bytes(object value) => Scale.Bytes.Text((double)value);
}
