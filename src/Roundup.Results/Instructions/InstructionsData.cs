using System.Collections.Generic;
using System.Linq;
using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>The instructions that the calls of one case execute, for before and after of one serializer: they rank no libraries.</summary>
/// <param name="PerCall">Instructions of a call in user mode, of all threads: one number for each process.</param>
public sealed record InstructionsData(IReadOnlyList<double> PerCall) : CasePart
{
    /// <summary>The smallest change, as a share, that counts as one unless another is given.</summary>
    public const double Threshold = 0.005;

    /// <summary>The most by which the counts of a stable case differ, as a share.</summary>
    public const double StableSpread = 0.001;

    /// <summary>The quantity: its column, its legend and results.csv follow from it.</summary>
    public static Quantity Quantity { get; } = new(
        "Instructions", "Instructions of a call in user mode, of all threads.", Unit.Number, QuantityOf.Launch, Estimator.Computed);

    /// <summary>The mean of the processes.</summary>
    [JsonIgnore]
    public double Mean => PerCall.Average();

    /// <summary>By how much the largest count exceeds the smallest, as a share; null for one process.</summary>
    [JsonIgnore]
    public double? Spread => PerCall.Count < 2 ? null : (PerCall.Max() / PerCall.Min()) - 1;

    /// <summary>Whether a second process counted the same.</summary>
    [JsonIgnore]
    public bool IsStable => Spread <= StableSpread;
}
