using System.Collections.Generic;
using System.Linq;
using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>The instructions that the calls of one case execute, for before and after of one row: they rank no libraries.</summary>
/// <param name="PerCall">Instructions of a call in user mode, of all threads: one number for each process.</param>
public sealed record InstructionsData(IReadOnlyList<double> PerCall) : CasePart
{
    /// <summary>The most by which the counts of a stable case differ, as a share.</summary>
    public const double StableSpread = 0.001;

    /// <summary>The quantity: its column, its legend and results.csv follow from it.</summary>
    [JsonIgnore]
    public static Quantity Quantity { get; } = new(
        "Instructions",
        "Instructions of a call in user mode, of all threads and without most collections: for before and after, never to rank libraries.",
        Unit.Number,
        QuantityOf.Launch,
        Estimator.Computed);

    /// <summary>The mean of the processes.</summary>
    [JsonIgnore]
    public double Mean => PerCall.Average();

    /// <summary>The difference of the largest and the smallest count, as a share of the smallest; null for one process.</summary>
    [JsonIgnore]
    public double? Spread => PerCall.Count < 2 ? null : (PerCall.Max() / PerCall.Min()) - 1;

    /// <summary>Whether a second process counted the same.</summary>
    [JsonIgnore]
    public bool IsStable => Spread <= StableSpread;
}
