namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>Why a figure cannot be compared.</summary>
/// <param name="Reason">The reason.</param>
/// <param name="Detail">What it has to say besides.</param>
internal readonly record struct Incomparable(IncomparableReason Reason, string? Detail = null);

/// <summary>What one cell says about a figure.</summary>
/// <param name="Reason">Why it says nothing; null where it does.</param>
internal readonly record struct Answer(Incomparable? Reason)
{
    /// <summary>Whether both are the same.</summary>
    public bool Agrees { get; init; }

    /// <summary>What was measured.</summary>
    public double? Measured { get; init; }
}
