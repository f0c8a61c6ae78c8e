namespace Roundup.Analysis.Changes;

/// <summary>A case before and after a change. Here alone is decided whether it became worse, whatever quantity is compared.</summary>
public abstract record JudgedChange
{
    private protected JudgedChange()
    {
    }

    /// <summary>The case after the change; where it is gone, before.</summary>
    public required CaseId Id { get; init; }

    /// <summary>What changed besides the quantity: outcome, losses, size, allocation.</summary>
    public IReadOnlyList<ChangedFact> Facts { get; init; } = [];

    /// <summary>Whether members are lost that were not lost before.</summary>
    public bool LosesMore => Facts.Any(fact => fact is { Kind: ChangedFactKind.Losses, IsWorse: true });

    /// <summary>Whether members are no longer lost, and no others are.</summary>
    public bool LosesLess => Facts.Any(fact => fact is { Kind: ChangedFactKind.Losses, IsBetter: true });

    /// <summary>Whether anything became worse.</summary>
    public bool IsWorse => Direction > 0 || Facts.Any(fact => fact.IsWorse);

    /// <summary>Whether anything became better. A time, a size or an allocation did not where more is lost.</summary>
    public bool IsBetter => !LosesMore && (Direction < 0 || Facts.Any(fact => fact.IsBetter));

    // 1 where the quantity is shown to be worse, -1 where it is shown to be better, else 0.
    private protected abstract int Direction { get; }
}

/// <summary>Something besides the quantity compared that differs before and after.</summary>
/// <param name="Kind">What.</param>
/// <param name="Before">Its value before, as a report shows it: an outcome, members; bytes as a number.</param>
/// <param name="After">Its value after.</param>
/// <param name="IsWorse">Whether after is worse.</param>
/// <param name="IsBetter">Whether after is better.</param>
public sealed record ChangedFact(ChangedFactKind Kind, object Before, object After, bool IsWorse, bool IsBetter);

/// <summary>What can change besides the quantity compared.</summary>
public enum ChangedFactKind
{
    /// <summary>The outcome.</summary>
    Outcome,

    /// <summary>The members that are lost.</summary>
    Losses,

    /// <summary>The size of the payload, bytes.</summary>
    Size,

    /// <summary>Allocated bytes per call.</summary>
    Allocated,
}
