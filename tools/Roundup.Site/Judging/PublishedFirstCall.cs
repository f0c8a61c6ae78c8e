using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>A row of a page about first calls, beside the corresponding measured row. First calls have no verdict.</summary>
internal sealed record PublishedFirstCall
{
    /// <summary>The row's name on the page.</summary>
    public required string Name { get; init; }

    /// <summary>The name of the corresponding row; null: there is none.</summary>
    public string? RowName { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The published time of the first type, ns.</summary>
    public required double First { get; init; }

    /// <summary>The published time of the fastest further type, ns; null without a further type.</summary>
    public double? Shortest { get; init; }

    /// <summary><see cref="First"/> over that of the page's baseline; null where the page has none.</summary>
    public double? FirstRatio { get; init; }

    /// <summary><see cref="Shortest"/> over that of the page's baseline; null where the page has none.</summary>
    public double? ShortestRatio { get; init; }

    /// <summary>The measured row on a target of the page's family; null: it has no number.</summary>
    public FirstCallRow? Measured { get; init; }

    /// <summary>
    /// The measured median of the first type over that of the page's baseline on the same target; null where either is unknown.
    /// </summary>
    public double? MeasuredFirstRatio { get; init; }

    /// <summary>As <see cref="MeasuredFirstRatio"/>, of the fastest further type.</summary>
    public double? MeasuredShortestRatio { get; init; }

    /// <summary>The first calls of a page beside the rows of a run: a line for each row and target of the page's family.</summary>
    /// <param name="page">The page; null: none.</param>
    /// <param name="run">The run.</param>
    public static IReadOnlyList<PublishedFirstCall> Of(PublishedPage? page, FirstCallRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var figures = (page?.Entries ?? []).Where(entry => entry is { Experiment: ExperimentNames.FirstCall, MeanNs: not null })
            .GroupBy(entry => (entry.Operation, entry.Name, entry.Target))
            .Where(row => row.Any(entry => entry.Place == 1))
            .ToDictionary(row => row.Key, row => row.ToList());
        return [.. figures.Values.SelectMany(row => Lines(row, figures.GetValueOrDefault(Baseline(row[0])), run))];
    }

    private static IEnumerable<PublishedFirstCall> Lines(List<PublishedEntry> row, List<PublishedEntry>? baseline, FirstCallRun run)
    {
        var (first, shortest) = Times(row);
        var (firstOf, shortestOf) = baseline is null ? (null, null) : Times(baseline);
        var line = new PublishedFirstCall
        {
            Name = row[0].Name,
            RowName = row[0].RowName,
            Operation = row[0].Operation,
            First = first!.Value,
            Shortest = shortest,
            FirstRatio = first / firstOf,
            ShortestRatio = shortest / shortestOf,
        };
        var measured = run.Rows.Where(found => Is(found, row[0])).ToList();
        return measured.Count == 0 ? [line] : measured.Select(found =>
        {
            var to = baseline is null ? null : run.Rows.FirstOrDefault(other => other.Target == found.Target && Is(other, baseline[0]));
            return line with
            {
                Measured = found,
                MeasuredFirstRatio = found.First?.Time.Median / to?.First?.Time.Median,
                MeasuredShortestRatio = found.Shortest?.Median / to?.Shortest?.Median,
            };
        });
    }

    private static bool Is(FirstCallRow row, PublishedEntry entry) =>
        row.Name == entry.RowName
        && row.Operation == entry.Operation
        && (entry.Count ?? row.Count) == row.Count
        && TargetFamilies.Of(row.Target) == TargetFamilies.Of(entry.Target);

    private static (Operation Operation, string Name, string Target) Baseline(PublishedEntry entry) =>
        (entry.Operation, entry.Baseline, entry.BaselineTarget);

    private static (double? First, double? Shortest) Times(List<PublishedEntry> row) => (
        row.Find(entry => entry.Place == 1)?.MeanNs,
        row.Where(entry => entry.Place > 1).Min(entry => entry.MeanNs));
}
