using System.Globalization;
using System.Text.RegularExpressions;
using Roundup.Analysis;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Results;

namespace Roundup.Site.Published;

/// <summary>One published ratio beside the measured one.</summary>
/// <param name="Entry">The row of the page.</param>
/// <param name="Quantity">What the ratio is of.</param>
/// <param name="Theirs">The published ratio.</param>
/// <param name="Within">By how much the page's own error and rounding widen the comparison.</param>
internal sealed record JudgedFigure(PublishedEntry Entry, PublishedQuantity Quantity, double Theirs, double Within)
{
    /// <summary>The measured ratio; null where it is not compared.</summary>
    public double? Ours { get; init; }

    /// <summary>The 95 % interval of a measured ratio of times.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Why it is not compared; null where it is.</summary>
    public string? WhyNot { get; init; }

    /// <summary>Whether both are equal within their uncertainty; null where they are not compared.</summary>
    public bool? Agrees { get; init; }

    /// <summary>Measured over published; null where it is not compared, or one of them is 0.</summary>
    public double? Factor => Ours is > 0 and var ours && Theirs > 0 ? ours / Theirs : null;

    public string Verdict => WhyNot ?? (Agrees == true ? "agrees" : "differs");
}

/// <summary>A page with a verdict on every ratio.</summary>
/// <param name="Page">The page.</param>
/// <param name="Runs">The given results of its suites, newest first.</param>
/// <param name="Figures">Its ratios, in the page's order.</param>
internal sealed record JudgedPage(PublishedPage Page, IReadOnlyList<ResultsFile> Runs, IReadOnlyList<JudgedFigure> Figures)
{
    /// <param name="page">The page.</param>
    /// <param name="results">Results of any suites.</param>
    public static JudgedPage Of(PublishedPage page, IEnumerable<ResultsFile> results)
    {
        List<ResultsFile> runs = [.. results.Where(page.IsOf).OrderByDescending(run => run.Run.Started)];
        var judge = new PageJudge(page, [.. runs.Select(run => RoundupResults.Speed(run)?.Tables ?? [])]);
        return new(page, runs, [.. page.Entries.SelectMany(judge.Figures)]);
    }
}

/// <summary>Gives each ratio of a page its verdict.</summary>
/// <param name="page">The page.</param>
/// <param name="runs">The tables of its runs, the newest first.</param>
internal sealed partial class PageJudge(PublishedPage page, IReadOnlyList<IReadOnlyList<AnalysedTable>> runs)
{
    /// <summary>The largest factor between two ratios of bytes that agree: published/README.md says why.</summary>
    private const double MostFactor = 1.05;

    private const string NotInRun = "not measured here";

    public IEnumerable<JudgedFigure> Figures(PublishedEntry entry)
    {
        List<(AnalysedTable Table, IReadOnlyList<AnalysedTable> Home)> places =
        [
            .. from tables in runs
               from table in tables
               where entry.Fits(table.Id)
               let home = HomeOf(entry, table, tables)
               let of = home is [var first, ..] ? first : table
               orderby Distance(entry.Target, table.Id.Target), Distance(entry.BaselineTarget, of.Id.Target)
               select (table, home),
        ];
        return entry.Ratios.Select(ratio => Nearest(
            new(entry, ratio.Quantity, ratio.Ratio, ratio.Within), [.. places.Select(place => (place.Table, place.Home))]));
    }

    private JudgedFigure Nearest(JudgedFigure figure, List<(AnalysedTable Table, IReadOnlyList<AnalysedTable> Home)> places)
    {
        if (figure.Entry.SerializerName is null)
        {
            return figure with { WhyNot = "no such serializer here" };
        }

        // A size is the same where other calls write it.
        if (figure.Quantity != PublishedQuantity.Size && figure.Entry.OtherWork is { } work)
        {
            return figure with { WhyNot = work };
        }

        // A target that could not run the row says nothing about the ratio.
        var all = places.ConvertAll(place => Compared(figure, place.Table, place.Home));
        return all.Find(one => one.WhyNot is null) ?? all.Find(one => one.WhyNot != NotInRun) ?? figure with { WhyNot = NotInRun };
    }

    private JudgedFigure Compared(JudgedFigure figure, AnalysedTable table, IReadOnlyList<AnalysedTable> homes)
    {
        if (Find([table], figure.Entry.SerializerName) is not { Row: var row })
        {
            return figure with { WhyNot = NotInRun };
        }

        var work = figure.Quantity == PublishedQuantity.Size ? null : page.OtherWorkIn(table.Id, row.Result.Shape ?? table.Id.Shape);
        return work is not null ? figure with { WhyNot = work }
            : row.Time is null ? figure with { WhyNot = $"{row.Result.Outcome.Word()}: {row.Result.Reason ?? "no launch was complete"}" }
            : Find(homes, figure.Entry.BaselineRow) is not { Row.Time: not null } baseline
                ? figure with { WhyNot = $"{figure.Entry.Baseline} was not measured here" }
            : figure.Quantity == PublishedQuantity.Time ? OfTimes(figure, MeasuredRatio.Of(table, row, baseline.Table, baseline.Row))
            : OfBytes(figure, Bytes(figure.Quantity, row) / Bytes(figure.Quantity, baseline.Row));
    }

    private static JudgedFigure OfTimes(JudgedFigure figure, MeasuredRatio measured)
    {
        if (measured.Interval is not { } interval)
        {
            return figure with { WhyNot = "one launch" };
        }

        var agrees = figure.Theirs >= interval.Low - figure.Within && figure.Theirs <= interval.High + figure.Within;
        return agrees && interval.IsWide ? figure with { WhyNot = "too noisy" }
            : figure with { Ours = measured.Ratio, Interval = interval, Agrees = agrees };
    }

    private static JudgedFigure OfBytes(JudgedFigure figure, double? ours) =>
        ours is not { } ratio || !double.IsFinite(ratio) ? figure with { WhyNot = "not known here" } : figure with
        {
            Ours = ratio,
            Agrees = ratio <= (figure.Theirs + figure.Within) * MostFactor && ratio >= (figure.Theirs - figure.Within) / MostFactor,
        };

    private static double? Bytes(PublishedQuantity quantity, AnalysedCase row) =>
        quantity == PublishedQuantity.Allocated ? row[SpeedQuantities.Allocated] : row.Result.SizeBytes;

    /// <summary>The tables that can contain the page's baseline: this one, or those that differ in their target alone.</summary>
    private static IReadOnlyList<AnalysedTable> HomeOf(PublishedEntry entry, AnalysedTable table, IReadOnlyList<AnalysedTable> tables)
    {
        var family = TargetFamilies.Get(entry.BaselineTarget);
        return family == TargetFamilies.Get(table.Id.Target) ? [table]
            : [.. tables.Where(c => c.Id with { Target = table.Id.Target } == table.Id && TargetFamilies.Get(c.Id.Target) == family)];
    }

    private static (AnalysedTable Table, AnalysedCase Row)? Find(IEnumerable<AnalysedTable> tables, string? name) => tables
        .SelectMany(table => table.Rows.Where(row => row.Result.Id.SerializerName == name)
            .Select(row => ((AnalysedTable, AnalysedCase)?)(table, row)))
        .FirstOrDefault();

    /// <summary>How many versions lie between the runtimes in the names of two targets; a name without a version counts as 0.</summary>
    private static double Distance(string target, string other)
    {
        static double Version(string name) =>
            Number().Match(name) is { Success: true } match ? double.Parse(match.Value, CultureInfo.InvariantCulture) : 0;
        return Math.Abs(Version(target) - Version(other));
    }

    [GeneratedRegex(@"\d+(\.\d+)?")]
    private static partial Regex Number();
}
