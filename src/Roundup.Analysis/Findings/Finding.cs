using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The cells that a finding is about.</summary>
/// <param name="Operation">The operation.</param>
/// <param name="Target">The target.</param>
/// <param name="Table">
/// The title of the table where the layout splits cells into tables, each with its own baseline; null: whole cells.
/// </param>
public sealed record FindingScope(Operation Operation, string Target, string? Table = null);

/// <summary>A conclusion from the numbers, as data: the sentence, its scope and its numbers. The report has the words.</summary>
/// <param name="Code">The sentence.</param>
/// <param name="Scope">The cells that it is about; null: the whole run.</param>
/// <param name="Arguments">
/// The arguments of the sentence, in the order that <see cref="FindingCode"/> states: a text, a whole number, an <see cref="Estimate"/>, or
/// a list of texts, of <see cref="NamedEstimate"/>s, of <see cref="Factor"/>s or of <see cref="NamedFactors"/>.
/// </param>
public sealed record Finding(FindingCode Code, FindingScope? Scope, params IReadOnlyList<object> Arguments);

/// <summary>A factor over several cells.</summary>
/// <param name="Value">The geometric mean over the cells.</param>
/// <param name="Interval">Its 95 % interval; null below two launches, and for figures without noise (sizes).</param>
/// <param name="Cells">The number of cells.</param>
public readonly record struct Estimate(double Value, Interval? Interval, int Cells)
{
    /// <summary>The least of the cells' values.</summary>
    public double Least { get; init; } = Value;

    /// <summary>The greatest of the cells' values.</summary>
    public double Greatest { get; init; } = Value;

    /// <summary>The p-value, two-sided, of the factor being 1; 1 where there is no interval.</summary>
    internal double PValue { get; init; } = 1;

    /// <summary>
    /// The items whose factor is not 1. A statement about the largest of many factors is a statement about all of them, so all are wrong
    /// together in at most 5 % of the cases (<see cref="Holm"/>). An item without an interval is left out.
    /// </summary>
    internal static IEnumerable<T> Significant<T>(IReadOnlyList<T> items, Func<T, Estimate> factor)
    {
        var holds = Holm.Holds([.. items.Select(item => factor(item).PValue)]);
        return items.Where((_, i) => holds[i]);
    }
}

/// <summary>An estimate of a row.</summary>
/// <param name="Name">The row.</param>
/// <param name="Estimate">The estimate.</param>
public sealed record NamedEstimate(string Name, Estimate Estimate);

/// <summary>The cost of a row over another in one respect.</summary>
/// <param name="Kind">The respect.</param>
/// <param name="Estimate">The factor.</param>
public sealed record Factor(FactorKind Kind, Estimate Estimate);

/// <summary>The factors of a row on one target.</summary>
/// <param name="Name">The target.</param>
/// <param name="Factors">The factors.</param>
public sealed record NamedFactors(string Name, IReadOnlyList<Factor> Factors);

/// <summary>The respect in which rows are compared.</summary>
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
