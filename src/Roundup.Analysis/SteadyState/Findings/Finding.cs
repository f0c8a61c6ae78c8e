using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>Where a finding holds.</summary>
/// <param name="Operation">The operation.</param>
/// <param name="Target">The target.</param>
/// <param name="Table">The title of the table where cells are shown as several, each with a baseline of its own; null: whole cells.</param>
public sealed record FindingScope(Operation Operation, string Target, string? Table = null);

/// <summary>What the numbers say, as data: which sentence, where it holds, and its numbers. The report has the words.</summary>
/// <param name="Code">The sentence.</param>
/// <param name="Scope">Where it holds; null: in the whole run.</param>
/// <param name="Arguments">
/// What stands in its places, in the order that <see cref="FindingCode"/> tells: a text, a whole number, an <see cref="Estimate"/>, or a
/// list of texts, of <see cref="NamedEstimate"/>s, of <see cref="Factor"/>s or of <see cref="NamedFactors"/>.
/// </param>
public sealed record Finding(FindingCode Code, FindingScope? Scope, params IReadOnlyList<object> Arguments);

/// <summary>A factor joined over cells.</summary>
/// <param name="Value">The geometric mean over the cells.</param>
/// <param name="Interval">Its 95 % interval; null below two launches, and for what has no noise (sizes).</param>
/// <param name="Cells">How many cells stand behind it.</param>
public readonly record struct Estimate(double Value, Interval? Interval, int Cells)
{
    /// <summary>The least of the cells' values.</summary>
    public double Least { get; init; } = Value;

    /// <summary>The greatest of the cells' values.</summary>
    public double Greatest { get; init; } = Value;

    /// <summary>How likely so large a difference from 1 is by chance alone; 1 where there is no interval.</summary>
    internal double PValue { get; init; } = 1;

    /// <summary>Whether the interval is too wide to claim anything.</summary>
    public bool IsTooNoisy => Interval?.IsTooNoisy != false;
}

/// <summary>An estimate of a row.</summary>
/// <param name="Name">The row.</param>
/// <param name="Estimate">The estimate.</param>
public sealed record NamedEstimate(string Name, Estimate Estimate);

/// <summary>What a row costs over another in one respect.</summary>
/// <param name="Kind">The respect.</param>
/// <param name="Estimate">The factor.</param>
public sealed record Factor(FactorKind Kind, Estimate Estimate);

/// <summary>The factors of a row in one place.</summary>
/// <param name="Name">The place.</param>
/// <param name="Factors">The factors.</param>
public sealed record NamedFactors(string Name, IReadOnlyList<Factor> Factors);

/// <summary>In what respect a row is compared.</summary>
public enum FactorKind
{
    /// <summary>Time to serialize.</summary>
    Serialize,

    /// <summary>Time to deserialize.</summary>
    Deserialize,

    /// <summary>Bytes allocated by a call.</summary>
    Allocation,

    /// <summary>Bytes written.</summary>
    Size,
}
