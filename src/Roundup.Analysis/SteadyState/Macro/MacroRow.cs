namespace Roundup.Analysis.SteadyState.Macro;

/// <summary>One row on one target, both operations.</summary>
/// <param name="Serialize">Serialize; null without a number.</param>
/// <param name="Deserialize">Deserialize; null without a number.</param>
public sealed record MacroRow(AnalysedCase? Serialize, AnalysedCase? Deserialize)
{
    /// <summary>The operation that there is.</summary>
    public AnalysedCase Any => Deserialize ?? Serialize!;

    /// <summary>The row's name.</summary>
    public string Name => Any.Result.Id.RowName;

    /// <summary>The target.</summary>
    public string Target => Any.Result.Id.Cell.Target;

    /// <summary>Time to serialize: the median over the launches, ns.</summary>
    public double? SerializeNs => Median(Serialize);

    /// <summary>Time to deserialize: the median over the launches, ns.</summary>
    public double? DeserializeNs => Median(Deserialize);

    /// <summary>Length of the output, bytes.</summary>
    public double? SizeBytes => Any.Result.SizeBytes;

    /// <summary>The highest resident size of the process over both operations, bytes; null where the system does not tell.</summary>
    public long? PeakMemoryBytes => new[] { Serialize?.Memory?.PeakMemoryBytes, Deserialize?.Memory?.PeakMemoryBytes }.Max();

    /// <summary>
    /// Peak memory over the baseline's; null where either is unknown, or where the two operations have not the same baseline.
    /// </summary>
    public double? PeakRatio { get; private init; }

    /// <summary>Whether this row is what the others are compared with, in every operation that it has.</summary>
    public bool IsBaseline => Serialize?.IsBaseline != false && Deserialize?.IsBaseline != false;

    internal static MacroRow Of(IReadOnlyList<AnalysedCase> cases)
    {
        AnalysedCase? Find(Results.Operation operation) =>
            cases.FirstOrDefault(row => row.Time is not null && row.Result.Id.Cell.Operation == operation);
        return new(Find(Results.Operation.Serialize), Find(Results.Operation.Deserialize));
    }

    internal MacroRow To(MacroRow? baseline) =>
        this with { PeakRatio = baseline?.PeakMemoryBytes > 0 ? (double?)PeakMemoryBytes / baseline.PeakMemoryBytes : null };

    private static double? Median(AnalysedCase? row) => row?.Time?.LaunchMedian ?? row?.Time?.Mean;
}
