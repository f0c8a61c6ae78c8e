using System.Collections;

namespace Roundup.Results;

/// <summary>
/// One measured number, declared once for the worker that reads it and for all that show it: messages, results, columns, results.csv,
/// legends and docs/columns.md follow from its declaration. A value that a system does not report is missing, never 0.
/// </summary>
/// <param name="Name">The name in results.csv; <see cref="Key"/> is that in results.json.</param>
/// <param name="Meaning">One sentence for legends.</param>
/// <param name="Unit">The unit.</param>
/// <param name="Of">What has one value.</param>
/// <param name="Estimator">What a case has of these values.</param>
public sealed record Quantity(string Name, string Meaning, Unit Unit, QuantityOf Of, Estimator Estimator)
{
    /// <summary>The name for people.</summary>
    public string Heading { get; init; } = Name;

    /// <summary>Whether a smaller value is better.</summary>
    public bool LessIsBetter { get; init; } = true;

    /// <summary>The reading of batches or launches that this estimate is made of; null for all others.</summary>
    public Quantity? Reading { get; init; }

    /// <summary>The place among the quantities that are declared together.</summary>
    public int Place { get; init; }

    /// <summary>The name in results.json.</summary>
    public string Key { get; } = char.ToLowerInvariant(Name[0]) + Name.Substring(1);
}

/// <summary>The unit of a number, and with it the digits that people are shown. Files for programs have the plain value.</summary>
public enum Unit
{
    /// <summary>No number: text, which stands at the left.</summary>
    Text,

    /// <summary>Time, ns.</summary>
    Time,

    /// <summary>Bytes.</summary>
    Bytes,

    /// <summary>One value over another.</summary>
    Ratio,

    /// <summary>A share, 0 to 1; per cent for people.</summary>
    Share,

    /// <summary>Any other number.</summary>
    Number,
}

/// <summary>What has one value of a quantity.</summary>
public enum QuantityOf
{
    /// <summary>A batch of calls.</summary>
    Batch,

    /// <summary>A launch: one process.</summary>
    Launch,

    /// <summary>A case.</summary>
    Case,
}

/// <summary>What a case has of the values of a quantity.</summary>
public enum Estimator
{
    /// <summary>Nothing of its own: other estimates read the values.</summary>
    Read,

    /// <summary>A figure that the analysis computes.</summary>
    Computed,

    /// <summary>The median.</summary>
    Median,

    /// <summary>The median of the values per call, each in the quiet state of the machine.</summary>
    MedianPerCall,

    /// <summary>The median over launches of sum over calls.</summary>
    SumOverCalls,

    /// <summary>The sum over all batches, per 1,000 calls.</summary>
    SumOverThousandCalls,

    /// <summary>The sum over the sum of the wall times.</summary>
    ShareOfTime,

    /// <summary>The smallest.</summary>
    Min,

    /// <summary>The largest.</summary>
    Max,
}

/// <summary>Quantities that are declared together; their order is that of values in a message.</summary>
public sealed class QuantityList : IReadOnlyList<Quantity>
{
    private readonly List<Quantity> _all = new();

    /// <inheritdoc/>
    public int Count => _all.Count;

    /// <inheritdoc/>
    public Quantity this[int index] => _all[index];

    /// <inheritdoc/>
    public IEnumerator<Quantity> GetEnumerator() => _all.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>The values in order; null for each that is missing.</summary>
    public IReadOnlyList<double?> InOrder(QuantityValues values) => _all.Select(quantity => values?[quantity]).ToList();

    /// <summary>The values that a message has in order.</summary>
    public QuantityValues Values(IReadOnlyList<double?> inOrder)
    {
        var values = new QuantityValues();
        foreach (var quantity in _all.Take(inOrder?.Count ?? 0))
        {
            values[quantity] = inOrder![quantity.Place];
        }

        return values;
    }

    internal Quantity Add(Quantity quantity)
    {
        _all.Add(quantity with { Place = _all.Count });
        return _all[_all.Count - 1];
    }
}

/// <summary>Values by the <see cref="Quantity.Key"/> of their quantity.</summary>
public sealed class QuantityValues : Dictionary<string, double>
{
    /// <summary>A value; null where it is missing.</summary>
    public double? this[Quantity quantity]
    {
        get => TryGetValue(quantity.Key, out var value) ? value : null;
        set
        {
            if (value is { } known)
            {
                this[quantity.Key] = known;
            }
            else
            {
                Remove(quantity.Key);
            }
        }
    }

    /// <summary>Whether both have equal values.</summary>
    public override bool Equals(object? obj) =>
        obj is QuantityValues other && Count == other.Count
        && this.All(one => other.TryGetValue(one.Key, out var value) && value == one.Value);

    /// <inheritdoc/>
    public override int GetHashCode() => Count;
}
