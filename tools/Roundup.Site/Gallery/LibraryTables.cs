using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>The tables of a library's page.</summary>
internal static class LibraryTables
{
    private static readonly Column<RunFigures> s_baseline = Column.Of<RunFigures>("Baseline", one => one.Figures.Baseline);

    private static readonly Column<RunFigures>[] s_places =
    [
        Column.Of<RunFigures>("Compressor", one => Compressor(one.Figures.Case.Result.Id)),
        Column.Of<RunFigures>("Shape", one => Shape(one.Figures.Case.Result)),
        Column.Of<RunFigures>("Operation", one => one.Table.Operation.ToString()),
        Column.Of<RunFigures>("Target", one => one.Table.Target),
        Column.Of<RunFigures>("Type", one => one.Figures.Note),
        Column.Of<RunFigures>("Run", one => one.Run.Name),
    ];

    private static readonly Column<RunFigures>[] s_numbers =
    [
        new("Rank", "The ranks that the row can have in its table.", Unit.Text, one => one.Figures.Rank) { IsNumeric = true },
        new("Ratio", "Time over the baseline's; below 1 is faster.", Unit.Ratio, one => one.Figures.Ratio),
        new("Interval", "The 95 % interval of Ratio.", Unit.Text, one => one.Figures.Interval) { IsNumeric = true },
        new("Mean", "Time of one call; of first calls the median.", Unit.Time, one => one.Figures.Ns)
        {
            Text = one => Scale.Time.Text(one.Figures.Ns),
        },
        new("Allocated", "Managed memory allocated by one call.", Unit.Bytes, one => one.Figures.AllocatedBytes)
        {
            Text = one => Bytes(one.Figures.AllocatedBytes),
        },
        new("Size", "Length of the output.", Unit.Bytes, one => one.Figures.Case.Result.SizeBytes)
        {
            Text = one => Bytes(one.Figures.Case.Result.SizeBytes),
        },
    ];

    /// <summary>A line for each row and run.</summary>
    public static Table Summary(MeasuredLibrary library) => new Table<(GalleryRun Run, RowSummary Line)>(
        [
            Column.Of<(GalleryRun Run, RowSummary Line)>("Serializer", one => one.Line.Row) with { Role = ColumnRole.Name },
            Column.Of<(GalleryRun Run, RowSummary Line)>("Run", one => one.Run.Name) with
            {
                Text = one => new Inline(Navigation.To(one.Run, "../")),
            },
            Column.Of<(GalleryRun Run, RowSummary Line)>("Baseline", one => one.Line.Baseline),
            new("Serialize", "", Unit.Ratio, one => one.Line.Serialize),
            Column.Of<(GalleryRun Run, RowSummary Line)>("Interval", one => one.Line.SerializeInterval, isNumeric: true),
            new("Deserialize", "", Unit.Ratio, one => one.Line.Deserialize),
            Column.Of<(GalleryRun Run, RowSummary Line)>("Interval", one => one.Line.DeserializeInterval, isNumeric: true),
            new("Size", "", Unit.Ratio, one => one.Line.Size),
            new("Alloc", "", Unit.Ratio, one => one.Line.Allocated),
            Column.Of<(GalleryRun Run, RowSummary Line)>("Tables", one => one.Line.Where),
        ],
        library.Summaries)
    {
        LeavesOutEmpty = true,
    };

    /// <summary>Every case of a row in all runs. What all cases have in common stands above them.</summary>
    public static IEnumerable<Block> Figures(MeasuredLibrary library, IReadOnlyList<RunFigures> figures)
    {
        var common = s_places.Append(s_baseline)
            .Where(column => column.Value(figures[0]) is not null && figures.Select(column.Value).Distinct().Count() == 1)
            .ToList();
        if (common.Count > 0)
        {
            var facts = common.Select(column => $"{column.Name.ToLowerInvariant()} {column.Value(figures[0])}");
            yield return new Paragraph(Inline.Of($"In all cases: {string.Join(", ", facts)}.")) { Tone = Tone.Note };
        }

        yield return new Table<RunFigures>(
            [
                Column.Of<RunFigures>("Data", one => Wording.Data(one.Run.File.Run, one.Table)) with { Role = ColumnRole.Name },
                .. s_places.Except(common),
                .. s_numbers,
                Column.Of<RunFigures>("Mark", one => Marks.Of(one.Figures.Case, library.Losses)),
                .. common.Contains(s_baseline) ? Array.Empty<Column<RunFigures>>() : [s_baseline],
            ],
            figures)
        {
            LeavesOutEmpty = true,
        };
    }

    /// <summary>The versions, with the runs that measured them.</summary>
    public static Table Versions(MeasuredLibrary library)
    {
        var versions = library.Runs
            .SelectMany(run => run.File.Serializers.Where(info => library.Infos.Contains(info))
                .SelectMany(info => run.File.Targets.Select(target => run.File.VersionOf(info, target.Name)).Distinct()
                    .Select(version => (Run: run, Info: info, Version: version))))
            .Where(one => one.Version is not null)
            .GroupBy(one => one.Version!)
            .Select(version => new MeasuredVersion(
                version.Key, version.First().Info, string.Join(", ", version.Select(one => one.Run.Name).Distinct())))
            .ToList();
        return new Table<MeasuredVersion>(
            [
                Column.Of<MeasuredVersion>("Version", one => one.Version),
                Column.Of<MeasuredVersion>("Released", one => one.Info.Released?.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)),
                Column.Of<MeasuredVersion>("Newest known", one => one.Info.NewestKnown == one.Version ? null : one.Info.NewestKnown),
                Column.Of<MeasuredVersion>("Runs", one => one.Runs),
            ],
            versions)
        {
            LeavesOutEmpty = true,
            HasLongTexts = true,
        };
    }

    /// <summary>What has no number, the same reason once.</summary>
    public static Table Missing(IReadOnlyList<Missing> missing) => new Table<Missing>(
        [
            Column.Of<Missing>("Outcome", one => one.Outcome.Word()),
            Column.Of<Missing>("Cases", one => one.InOneLine),
            Column.Of<Missing>("Reason", one => one.Reason),
        ],
        missing)
    {
        HasLongTexts = true,
    };

    private static string? Compressor(CaseId id) => id.Compressor == CaseId.NoCompressor ? null : id.Compressor;

    /// <summary>The shape that was timed: a table may leave it to the row.</summary>
    private static string Shape(CaseResult result) => (result.Shape ?? result.Id.Table.Shape).ToString();

    private static Inline Bytes(double? bytes) => Inline.Of(bytes is { } known ? Scale.Bytes.Text(known) : "");

    private sealed record MeasuredVersion(string Version, SerializerInfo Info, string Runs);
}
