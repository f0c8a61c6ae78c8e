using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>What was asked, and when.</summary>
public sealed record RunInfo
{
    /// <summary>The suite's name.</summary>
    public required string Suite { get; init; }

    /// <summary>
    /// What the run measures if its serializers, data or other parts are not those of the suite; null: what the suite measures.
    /// </summary>
    public string? Title { get; init; }

    /// <summary>A line about the suite, or about what of it was replaced.</summary>
    public string? Description { get; init; }

    /// <summary>The experiments, in the order in which they ran.</summary>
    public required IReadOnlyList<ExperimentRun> Experiments { get; init; }

    /// <summary>The only experiment: that of <see cref="ResultsFile.Of"/>, or of a run that made no other.</summary>
    /// <exception cref="InvalidOperationException">The run made several.</exception>
    [JsonIgnore]
    public ExperimentRun Experiment => Experiments.Single();

    /// <summary>The command line's arguments, as one would type them.</summary>
    public required string Command { get; init; }

    /// <summary>Roundup's version.</summary>
    public required string RoundupVersion { get; init; }

    /// <summary>The seed of the order of everything and of the datasets' values.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The serializer that others are compared with, or null.</summary>
    public string? Baseline { get; init; }

    /// <summary>
    /// The serializers that others are compared with where <see cref="Baseline"/> has no number, the first of them that has one, each on
    /// the target of its own table.
    /// </summary>
    public IReadOnlyList<string> FurtherBaselines { get; init; } = [];

    /// <summary>The target of the baseline where it is fixed (<c>serializer@target</c>), or null: the table's own.</summary>
    public string? BaselineTarget { get; init; }

    /// <summary>The serializers that the run compares before and after a change; null where it was not asked to.</summary>
    public ComparisonInfo? Comparison { get; init; }

    /// <summary>
    /// The losses that the user accepts, by member, path or kind: a serializer that loses nothing else is ranked as an exact one.
    /// </summary>
    public IReadOnlyList<string> Accepted { get; init; } = [];

    /// <summary>The versions of the user's own types whose data were exchanged; null: no earlier version was named.</summary>
    public ContractComparison? Contract { get; init; }

    /// <summary>
    /// The findings of own data that were expected, by serializer and name (see <c>OwnFinding.Key</c>); null: none were given.
    /// </summary>
    public IReadOnlyDictionary<string, IReadOnlyDictionary<string, CheckOutcome>>? Expected { get; init; }

    /// <summary>When the run started.</summary>
    public required DateTimeOffset Started { get; init; }

    /// <summary>When it ended.</summary>
    public required DateTimeOffset Finished { get; init; }

    /// <summary>Seconds spent building (preparation included).</summary>
    public double BuildSeconds { get; init; }

    /// <summary>Seconds spent verifying.</summary>
    public double VerifySeconds { get; init; }

    /// <summary>Seconds spent measuring, summed over the experiments.</summary>
    [JsonIgnore]
    public double MeasureSeconds => Experiments.Sum(experiment => experiment.MeasureSeconds);

    /// <summary>Whether the run was interrupted.</summary>
    public bool Interrupted { get; init; }

    /// <summary>Columns that the suite's report adds to the usual ones, for example <c>PeakMemory</c>.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>Which part of the suite the run made; null: all of it.</summary>
    public ShardInfo? Shard { get; init; }

    /// <summary>How the suite wants its tables put together; null: one for each table.</summary>
    public ReportLayout? Report { get; init; }
}

/// <summary>How one experiment was made.</summary>
public sealed record ExperimentRun
{
    /// <summary>Its name, for example <see cref="ExperimentNames.Speed"/>.</summary>
    public required string Name { get; init; }

    /// <summary>The effort's name.</summary>
    public required string Effort { get; init; }

    /// <summary>Launches asked for each case; the least where <see cref="Until"/> is given.</summary>
    public required int Launches { get; init; }

    /// <summary>
    /// The wanted half-width of a ratio's interval, as a share of the ratio, until which launches were added; null: their number was fixed.
    /// </summary>
    public double? Until { get; init; }

    /// <summary>The most launches of a case where <see cref="Until"/> is given; 0 otherwise.</summary>
    public int MostLaunches { get; init; }

    /// <summary>Rounds asked for each launch.</summary>
    public required int Rounds { get; init; }

    /// <summary>The least length of a batch, ms.</summary>
    public required double BatchMs { get; init; }

    /// <summary>Seconds spent measuring, summed over resumed parts.</summary>
    public double MeasureSeconds { get; init; }
}
