using Roundup.Analysis.Advising;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>The tables of a library's page.</summary>
internal static class LibraryTables
{
    /// <summary>What fails late. What can be read in a library's documentation is told of each row.</summary>
    private static readonly string[] s_answers = ["version-tolerant", "thread-safe", NeedList.NativeAotName, "safe-by-default"];

    /// <summary>A line for each row and comparison.</summary>
    public static Table AllSpeeds(MeasuredLibrary library, IReadOnlyList<(SerializerSheet Row, SerializerSpeed Speed)> lines) =>
        Speed(library, lines, null);

    /// <summary>A line for each row; what is of another run or runtime than most of them has a mark.</summary>
    public static Table Speed(MeasuredLibrary library, IReadOnlyList<(SerializerSheet Row, SerializerSpeed Speed)> lines) =>
        Speed(library, lines, lines.Select(line => PlaceOf(line.Speed)).GroupBy(place => place).MaxBy(same => same.Count())?.Key);

    private static Table<(SerializerSheet Row, SerializerSpeed Speed)> Speed(
        MeasuredLibrary library, IReadOnlyList<(SerializerSheet Row, SerializerSpeed Speed)> lines, (string Run, string Target)? usual) =>
        new Table<(SerializerSheet Row, SerializerSpeed Speed)>(
            [
                Name<(SerializerSheet Row, SerializerSpeed Speed)>(library, one => one.Row),
                Factor("Write", one => one.Write),
                Factor("Read", one => one.Read),
                new("Size", "", Unit.Ratio, one => one.Speed.Size),
                new("Memory", "Bytes allocated.", Unit.Ratio, one => one.Speed.Allocated),
                new("Tables", "Data, counts and operations.", Unit.Number, one => one.Speed.Tables),
                Column.Of<(SerializerSheet Row, SerializerSpeed Speed)>("API", one => $"{one.Speed.Shape}"),
                Column.Of<(SerializerSheet Row, SerializerSpeed Speed)>("Runtime", one => one.Speed.Target),
                Column.Of<(SerializerSheet Row, SerializerSpeed Speed)>("Mark", one => Marks(one.Speed, usual)),
                Column.Of<(SerializerSheet Row, SerializerSpeed Speed)>("Run", one => new(Navigation.To(one.Speed.Source, library))),
            ],
            lines)
        {
            LeavesOutEmpty = true,
        };

    /// <summary>A line for each row: what was executed of what a reader cannot see before it fails.</summary>
    public static Table Answers(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers) => new Table<SerializerSheet>(
        [
            Name<SerializerSheet>(library, serializer => serializer),
            .. s_answers.Select(name => Column.Of<SerializerSheet>(Label(name), serializer => serializer.Answers[name].Word)),
            Column.Of<SerializerSheet>(
                CheckCategory.DamagedInput.Title(),
                serializer => serializer.Check?.Categories.GetValueOrDefault(CheckCategory.DamagedInput.Word())?.Outcome.Word()
                    ?? "not known"),
            Column.Of<SerializerSheet>("AOT size", serializer => serializer.NativeAot?.Bytes is { } bytes ? NumberText.Bytes(bytes) : ""),
        ],
        serializers)
    {
        LeavesOutEmpty = true,
    };

    private static (string Run, string Target) PlaceOf(SerializerSpeed speed) => (speed.Source.Run, speed.Target);

    /// <summary>The conditions of a line, and whether it is of another run or runtime than most lines beside it.</summary>
    private static string Marks(SerializerSpeed speed, (string Run, string Target)? usual) => string.Join("; ", new[]
    {
        usual is { } of && speed.Target != of.Target ? "other runtime" : null,
        usual is { } at && speed.Source.Run != at.Run ? "other run" : null,
    }.OfType<string>().Concat(SheetText.Conditions(speed)));

    /// <summary>The name of a need for people.</summary>
    public static string Label(string need) => need == NeedList.NativeAotName ? "NativeAOT" : need.Replace('-', ' ');

    private static Column<TRow> Name<TRow>(MeasuredLibrary library, Func<TRow, SerializerSheet> row) =>
        Column.Of<TRow>("Serializer", one => Inline.Link(row(one).Serializer, library.Sheet.AnchorOf(row(one).Serializer))) with
        {
            Role = ColumnRole.Name,
        };

    private static Column<(SerializerSheet Row, SerializerSpeed Speed)> Factor(string name, Func<SerializerSpeed, SpeedFactor?> factor) =>
        new(name, "Time relative to the baseline.", Unit.Ratio, one => factor(one.Speed)?.Ratio)
        {
            Text = one => Inline.Of(SheetText.Factor(one.Row, factor(one.Speed))),
        };
}
