using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Scaling;

/// <summary>
/// How the cost of one row grows with the count: everything of a case but the count is fixed. docs/columns.md has the formulas.
/// </summary>
public sealed record Growth
{
    /// <summary>
    /// How far above 1 the lower end of the slope's interval must be before a row is said to grow faster than its input. Honest code grows
    /// a little, since more data leaves the caches and lives long enough to be copied by the collector: 0.15 allows it a factor of 1.4 an
    /// object for each factor of 10 in the count.
    /// </summary>
    public const double Margin = 0.15;

    /// <summary>Fewer counts make a line, not a tendency.</summary>
    public const int FewestCounts = 3;

    /// <summary>What is fixed.</summary>
    public required CellGroup Group { get; init; }

    /// <summary>The counts, ascending; <see cref="FewestCounts"/> at least.</summary>
    public required IReadOnlyList<GrowthPoint> Points { get; init; }

    /// <summary>The slope over all counts.</summary>
    public required GrowthSlope Slope { get; init; }

    /// <summary>
    /// The slope from the last count but one to the last: the fixed cost of a call, which flattens <see cref="Slope"/>, hardly counts
    /// there. It also has all of what cold caches cost in it, so nothing is concluded from it.
    /// </summary>
    public required GrowthSlope LastStep { get; init; }

    /// <summary>The row's name, with its compressor.</summary>
    public string RowName => Last.Result.Id.RowName;

    /// <summary>The row's metadata.</summary>
    public SerializerInfo Serializer => Last.Serializer;

    /// <summary>The case at the largest count.</summary>
    public AnalysedCase Last => Points[^1].Case;

    /// <summary>The worst at any count.</summary>
    public Results.Fidelity Fidelity => FidelityKinds.Worst(Points.Select(p => p.Case.Result.Fidelity));

    /// <summary>Whether the whole interval of <see cref="Slope"/> is above 1 + <see cref="Margin"/>.</summary>
    public bool FasterThanInput => Slope.Interval?.Low > 1 + Margin;
}
