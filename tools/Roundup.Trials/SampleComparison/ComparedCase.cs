using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Results;

namespace Roundup.Trials.SampleComparison;

/// <summary>A row and its sample in one table.</summary>
/// <param name="Pair">The row and its sample.</param>
/// <param name="Table">The table.</param>
/// <param name="Row">The case of the row; null where the table lacks it.</param>
/// <param name="Sample">The case of the sample; null where the table lacks it.</param>
internal sealed record ComparedCase(SamplePair Pair, TableId Table, AnalysedCase? Row, AnalysedCase? Sample)
{
    /// <summary>Why row and sample are not compared; null where they are.</summary>
    public string? Obstacle =>
        Missing(Row, Pair.SerializerName)
        ?? Missing(Sample, Pair.SampleName)
        ?? (LosesTheSame ? null : "the two do not lose the same members");

    /// <summary>The verdict on the times.</summary>
    public TimeVerdict Time => Obstacle is null ? Tolerance.OfTime(Row!.Ratio?.Interval) : TimeVerdict.Unknown;

    /// <summary>Whether the row allocates more than the tolerance permits.</summary>
    public bool AllocatesMore =>
        Obstacle is null && Tolerance.AllocatesMore(Row![SpeedQuantities.Allocated], Sample![SpeedQuantities.Allocated]);

    /// <summary>Whether the row is worse than its sample.</summary>
    public bool IsWorse => Time == TimeVerdict.Slower || AllocatesMore;

    /// <summary>All tables of a run.</summary>
    public static IEnumerable<ComparedCase> Of(SamplePair pair, ResultsFile file) =>
        Analyser.Analyse(file).Tables.Select(table => new ComparedCase(
            pair,
            table.Id,
            table.Rows.FirstOrDefault(row => row.Result.Id.SerializerName == pair.SerializerName),
            table.Rows.FirstOrDefault(row => row.Result.Id.SerializerName == pair.SampleName)));

    private bool LosesTheSame =>
        Row!.Result.Fidelity == Sample!.Result.Fidelity
        && Row.Result.Lost.ToHashSet(StringComparer.Ordinal).SetEquals(Sample.Result.Lost);

    private static string? Missing(AnalysedCase? row, string name) =>
        row is null ? $"{name} is not there"
        : row.Result.Outcome == Outcome.Measured ? null
        : $"{name}: {row.Result.Outcome}, {row.Result.Reason}";
}
