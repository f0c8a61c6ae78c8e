using Roundup.Analysis.Advising;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Site.Facts;

namespace Roundup.Site.Gallery;

/// <summary>The tables of a library's page.</summary>
internal static class LibraryTables
{
    /// <summary>What fails late. What can be read in a library's documentation is told of each row.</summary>
    private static readonly string[] s_answers = ["version-tolerant", "thread-safe", NeedList.NativeAotName, "safe-by-default"];

    /// <summary>A line for each row and comparison.</summary>
    public static Table Speed(MeasuredLibrary library, IReadOnlyList<(RowSheet Row, RowSpeed Speed)> lines) =>
        new Table<(RowSheet Row, RowSpeed Speed)>(
            [
                Name<(RowSheet Row, RowSpeed Speed)>(library, one => one.Row),
                Factor("Write", one => one.Write),
                Factor("Read", one => one.Read),
                new("Size", "", Unit.Ratio, one => one.Speed.Size),
                new("Memory", "Bytes allocated.", Unit.Ratio, one => one.Speed.Allocated),
                new("Tables", "Data, counts and operations.", Unit.Number, one => one.Speed.Tables),
                Column.Of<(RowSheet Row, RowSpeed Speed)>("API", one => $"{one.Speed.Shape}"),
                Column.Of<(RowSheet Row, RowSpeed Speed)>("Runtime", one => one.Speed.Target),
                Column.Of<(RowSheet Row, RowSpeed Speed)>("Mark", one => Marks(one.Speed)),
                Column.Of<(RowSheet Row, RowSpeed Speed)>("Run", one => new(Navigation.To(one.Speed.Source, library))),
            ],
            lines)
        {
            LeavesOutEmpty = true,
        };

    /// <summary>A line for each row: what was executed of what a reader cannot see before it fails.</summary>
    public static Table Answers(MeasuredLibrary library, IReadOnlyList<RowSheet> rows) => new Table<RowSheet>(
        [
            Name<RowSheet>(library, row => row),
            .. s_answers.Select(name => Column.Of<RowSheet>(Label(name), row => row.Answers[name].Word)),
            Column.Of<RowSheet>(
                CheckCategory.DamagedInput.Title(),
                row => row.Check?.Categories.GetValueOrDefault(CheckCategory.DamagedInput.Word())?.Outcome.Word() ?? "not known"),
            Column.Of<RowSheet>("AOT size", row => row.NativeAot?.Bytes is { } bytes ? NumberText.Bytes(bytes) : ""),
        ],
        rows)
    {
        LeavesOutEmpty = true,
    };

    private static string Marks(RowSpeed speed) => string.Join("; ", new[]
    {
        speed.IsExact ? null : "lossy or lazy",
        speed.BuiltWithout is { } tool ? $"without {tool}" : null,
        speed.AdaptedFrom is { } shape ? $"made from {shape}" : null,
        speed.WithMapping is { } both ? $"{NumberText.Ratio(both)} with mapping" : null,
    }.OfType<string>());

    /// <summary>The name of a need for people.</summary>
    public static string Label(string need) => need == NeedList.NativeAotName ? "NativeAOT" : need.Replace('-', ' ');

    private static Column<TRow> Name<TRow>(MeasuredLibrary library, Func<TRow, RowSheet> row) =>
        Column.Of<TRow>("Serializer", one => Inline.Link(row(one).Serializer, library.AnchorOf(row(one).Serializer))) with
        {
            Role = ColumnRole.Name,
        };

    private static Column<(RowSheet Row, RowSpeed Speed)> Factor(string name, Func<RowSpeed, SpeedFactor?> factor) =>
        new(name, "Time relative to the baseline.", Unit.Ratio, one => factor(one.Speed)?.Ratio)
        {
            Text = one => Inline.Of(factor(one.Speed) is not { } known ? ""
                : known is { Low: { } low, High: { } high } ? Text(known.Ratio, new(low, high))
                : NumberText.Ratio(known.Ratio) + (one.Row.Serializer == RowSpeeds.Baseline ? "" : " (one launch)")),
        };

    /// <summary>The factor with its interval; the interval alone where not even the first digit of the factor is known.</summary>
    private static string Text(double ratio, Interval interval)
    {
        var ends = $"{NumberText.Ratio(interval.Low)}-{NumberText.Ratio(interval.High)}";
        return interval.IsWide ? ends : $"{NumberText.Ratio(ratio)} ({ends})";
    }
}
