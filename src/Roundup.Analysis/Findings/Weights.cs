using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// What counts, and how much: weights of the logarithms of ratios to the baseline, as on the page of a report. 0: it does not count.
/// </summary>
public sealed record Weights
{
    /// <summary>The time of both operations.</summary>
    public static Weights Usual { get; } = new() { Write = 1, Read = 1 };

    /// <summary>Of the time to serialize.</summary>
    public double Write { get; init; }

    /// <summary>Of the time to deserialize.</summary>
    public double Read { get; init; }

    /// <summary>Of the bytes written.</summary>
    public double Size { get; init; }

    /// <summary>Of the bytes allocated.</summary>
    public double Allocated { get; init; }

    /// <summary>Of the first call.</summary>
    public double First { get; init; }

    /// <summary>
    /// Mbit/s: the time to write, to send at it and to read is compared instead of what the weights say. 0: nothing is sent.
    /// </summary>
    public double Bandwidth { get; init; }

    /// <summary>The first call of each row over the baseline's, by the row's name.</summary>
    public IReadOnlyDictionary<string, double> FirstCalls { get; init; } = new Dictionary<string, double>();

    /// <summary>Whether tables of an operation take part: a row that only reads is complete where only reading counts.</summary>
    public bool Counts(Operation operation) => Bandwidth > 0 || (Write == 0 && Read == 0) || Of(operation) > 0;

    /// <summary>The weight of an operation.</summary>
    public double Of(Operation operation) => operation == Operation.Serialize ? Write : Read;
}
