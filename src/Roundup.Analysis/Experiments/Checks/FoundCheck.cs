namespace Roundup.Analysis.Experiments.Checks;

/// <summary>A failed check, with its case.</summary>
/// <param name="Case">The serializer, the probe and the target.</param>
/// <param name="Finding">The failure, with its members, examples and frames.</param>
public sealed record FoundCheck(CaseId Case, CheckFinding Finding)
{
    /// <summary>The category.</summary>
    public CheckCategory Category => Finding.Id.Category;

    /// <summary>The probe or dataset.</summary>
    public string Probe => Finding.Id.Probe;

    /// <summary>The shape that reads.</summary>
    public Shape Shape => Finding.Id.Shape;

    /// <summary>How the bytes travelled, or who wrote them.</summary>
    public Way Way => Finding.Id.Way;

    /// <summary>The result.</summary>
    public CheckOutcome Outcome => Finding.Outcome;

    /// <summary>Type and message of an exception, or how a process ended; null where a member differs.</summary>
    public string? Reason => Finding.Reason;
}
