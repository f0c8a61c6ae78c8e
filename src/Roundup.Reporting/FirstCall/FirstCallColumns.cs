using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.FirstCall;

internal static class FirstCallColumns
{
    private static readonly Column<FirstCallRow> s_target = CaseColumns.Target<FirstCallRow>(row => row.Target);

    /// <summary>The columns of a summary; a quantity that has no place here stands at the end of the full report.</summary>
    public static IReadOnlyList<Column<FirstCallRow>> Rows { get; } = WithOthers(
    [
        new(
            "Rank",
            "The ranks that First can have on the same runtime, 1 the fastest: 3 where it is certain, 3-5 where they are not "
            + "significantly different. Empty for a reference, a lossy serializer, one without its generator, and below ten processes.",
            Unit.Number,
            row => row.First?.Rank?.First)
        {
            Role = ColumnRole.Rank,
            Text = row => RankOf(row.First, row),
        },
        CaseColumns.Name<FirstCallRow>(row => row.Name),
        s_target,
        Time(
            "First",
            "The first call of the process, for the first type: opening the serializer and one call. Median over the processes.",
            row => row.First?.Time),
        Full(Interval<FirstCallRow>("Interval", "The 95 % interval of First.", row => FirstCallText.Interval(row.First?.Time))),
        new("Spread", "Half of the 95 % interval of First, as a share of First.", Unit.Share, row => FirstCallText.Spread(row.First?.Time))
        {
            Heading = "±",
            Text = row => FirstCallText.Spread(row.First?.Time) is { } spread ? Digits.Uncertainty(spread) : null,
            Tone = Tone.Note,
            Detail = Detail.Brief,
        },
        new(
            "Ratio",
            "First over the baseline's in the same launch; median over the launches.",
            Unit.Ratio,
            row => FirstCallText.Ratio(row.First))
        {
            Text = row => FirstCallText.InPlace(row.First),
            Detail = Detail.Full,
        },
        Time(
            "Further",
            "The first call for a further type in the same process: the median of the types in each process, then over the processes.",
            row => row.FurtherTime),
        Full(Interval<FirstCallRow>(
            "Interval of Further", "The 95 % interval of Further.", row => FirstCallText.Interval(row.FurtherTime))),
        Time(
            "Max",
            "The longest of all types in each process, as the page of 2019 has it (there the first one); median over the processes.",
            row => row.Longest) with { Leaves = 2 },
        Time(
            "Min",
            "The shortest of the further types in each process, as the page of 2019 has it; median over the processes.",
            row => row.Shortest) with { Leaves = 1 },
        Full(OfFirst(FirstCallQuantities.Cpu)),
        OfFirst(FirstCallQuantities.Jit) with { Leaves = 7 },
        Full(OfFirst(FirstCallQuantities.Rest)),
        OfFirst(FirstCallQuantities.Methods) with { Leaves = 6 },
        OfFirst(FirstCallQuantities.Assemblies) with { Leaves = 3 },
        OfFirst(FirstCallQuantities.WorkingSet) with { Leaves = 5 },
        OfFirst(FirstCallQuantities.StartToFirstByte) with { Leaves = 8 },
        OfFirst(FirstCallQuantities.Size) with { Leaves = 4 },
        Full(new Column<FirstCallRow>(
            "Deployed size",
            "The size of all files of the deployed worker; empty where the runtime is not published.",
            Unit.Bytes,
            row => row.DeployedBytes)),
        Full(CaseColumns.Version<FirstCallRow>(row => row.Version)),
        Full(Text(
            "File version",
            "The file version of the library's DLL; of the runtime's own for what is part of it.",
            row => row.FileVersion)),
    ]);

    /// <summary>The columns of a table about one type; those that the summary has too are explained there.</summary>
    public static IReadOnlyList<Column<FirstCallOfType>> Type { get; } =
    [
        .. new Column<FirstCallOfType>[]
        {
            new("Rank", "", Unit.Number, line => line.Call.Rank?.First) { Text = line => RankOf(line.Call, line.Row) },
            CaseColumns.Name<FirstCallOfType>(line => line.Row.Name) with { Meaning = "" },
            CaseColumns.Target<FirstCallOfType>(line => line.Row.Target) with { Meaning = "" },
            new(
                "Place",
                "Whether the type was the first of its process or a further one.",
                Unit.Text,
                line => line.Call.IsFirst ? "first" : "further"),
            new("Time", "Opening the serializer, and one call. Median over the processes.", Unit.Time, line => line.Call.Time.Median)
            {
                FixedUnit = Scale.Milliseconds,
            },
            Interval<FirstCallOfType>("Interval", "", line => FirstCallText.Interval(line.Call.Time)),
            new("Ratio", "", Unit.Ratio, line => FirstCallText.Ratio(line.Call)) { Text = line => FirstCallText.InPlace(line.Call) },
            Interval<FirstCallOfType>("Interval of Ratio", "The 95 % interval of Ratio.", line => FirstCallText.RatioInterval(line.Call)),
        }.Concat(FirstCallQuantities.All.Where(quantity => quantity != FirstCallQuantities.StartToFirstByte).Select(OfType)).Select(Full),
    ];

    /// <summary>The columns of one table: a target that all rows share is left to the full report.</summary>
    public static IEnumerable<Column<FirstCallRow>> Create(IReadOnlyList<FirstCallRow> rows) =>
        rows.DistinctBy(row => row.Target).Skip(1).Any()
            ? Rows
            : Rows.Select(column => column == s_target ? Full(s_target) : column);

    public static Column<FirstCallRow> Marks(Func<FirstCallRow, string> of) =>
        Text("Marks", "", of) with { Tone = Tone.Warning, Detail = Detail.Brief };

    private static Inline? RankOf(AnalysedFirstCall? call, FirstCallRow row) =>
        call is null ? "" : row.Serializer.IsReference ? "ref." : call.Rank?.ToString() ?? "";

    private static IReadOnlyList<Column<FirstCallRow>> WithOthers(IReadOnlyList<Column<FirstCallRow>> columns) =>
    [
        .. columns,
        .. FirstCallQuantities.All.Except([FirstCallQuantities.Open, FirstCallQuantities.Call])
            .Where(quantity => columns.All(column => column.Name != quantity.Heading))
            .Select(quantity => Full(OfFirst(quantity))),
    ];

    private static Column<FirstCallRow> OfFirst(Quantity quantity) => Create<FirstCallRow>(quantity, row => row.First);

    private static Column<FirstCallOfType> OfType(Quantity quantity) =>
        Create<FirstCallOfType>(quantity, line => line.Call) with
        {
            Meaning = quantity == FirstCallQuantities.Open || quantity == FirstCallQuantities.Call ? quantity.Meaning : "",
        };

    private static Column<TRow> Create<TRow>(Quantity quantity, Func<TRow, AnalysedFirstCall?> call) =>
        Column.Of<TRow>(quantity, row => call(row)?[quantity]?.Median) with
        {
            Name = quantity.Heading,
            FixedUnit = quantity.Unit == Unit.Time ? Scale.Milliseconds : null,
        };

    private static Column<FirstCallRow> Text(string name, string meaning, Func<FirstCallRow, string?> value) =>
        new(name, meaning, Unit.Text, value);

    private static Column<TRow> Interval<TRow>(string name, string meaning, Func<TRow, string?> text) =>
        new(name, meaning, Unit.Text, text) { IsNumeric = true };

    private static Column<FirstCallRow> Time(string name, string meaning, Func<FirstCallRow, FirstCallEstimate?> value) =>
        new(name, meaning, Unit.Time, row => value(row)?.Median) { FixedUnit = Scale.Milliseconds };

    private static Column<TRow> Full<TRow>(Column<TRow> column) => column with { Detail = Detail.Full };
}

internal sealed record FirstCallOfType(FirstCallRow Row, AnalysedFirstCall Call);
