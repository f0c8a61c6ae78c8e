using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>The first call of one case over its processes. docs/columns.md, First call, defines each figure.</summary>
public sealed record AnalysedFirstCall
{
    /// <summary>The case.</summary>
    public required CaseResult Result { get; init; }

    /// <summary>What the calls amount to.</summary>
    public required FirstCallSummary Summary { get; init; }

    /// <summary>Whether the case was the first type of its process.</summary>
    public bool IsFirst => Summary.Place == 0;

    /// <summary>Time to open the serializer and to make the call, ns.</summary>
    public required FirstCallRange Time { get; init; }

    /// <summary>One of <see cref="FirstCallQuantities"/>; null where no process has it.</summary>
    public FirstCallEstimate? this[Quantity quantity] =>
        quantity is not null && Summary.Estimates.TryGetValue(quantity.Key, out var estimate) ? estimate : null;

    /// <summary>Time over the baseline's in the same launch; null for the baseline itself, and without a baseline.</summary>
    public FirstCallRange? Ratio { get; init; }

    /// <summary>The serializer of <see cref="Ratio"/>, with its target where that is another; null without a baseline.</summary>
    public string? Baseline { get; init; }

    /// <summary>Whether the other serializers are compared with it.</summary>
    public bool IsBaseline { get; init; }

    /// <summary>
    /// The ranks that it can have among serializers of the same type, operation and target. Null for references, for lossy serializers, for
    /// serializers without their generator, for a serializer whose first type is not that of the other serializers, and below
    /// <see cref="FirstCallRanking.LeastProcesses"/> processes.
    /// </summary>
    public RankInterval? Rank { get; init; }
}

/// <summary>One number of each process, with its range.</summary>
public sealed record FirstCallRange : FirstCallEstimate
{
    // There must be a value.
    internal FirstCallRange(IReadOnlyList<double> values)
        : base(FirstCallSummaries.Estimate(values)) =>
        (Min, Max, N) = (values.Min(), values.Max(), values.Count);

    /// <summary>The smallest value.</summary>
    public double Min { get; }

    /// <summary>The largest value.</summary>
    public double Max { get; }

    /// <summary>The number of processes.</summary>
    public int N { get; }
}

/// <summary>Reads the interval of an estimate.</summary>
public static class FirstCallIntervals
{
    extension(FirstCallEstimate estimate)
    {
        /// <summary>The 95 % interval of the median; null below six processes.</summary>
        public Interval? Interval => estimate is { Low: { } low, High: { } high } ? new Interval(low, high) : null;
    }
}
