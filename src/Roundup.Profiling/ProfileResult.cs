using Roundup.Catalogue.Definitions;

namespace Roundup.Profiling;

/// <summary>The profile of one case.</summary>
public sealed record ProfileResult
{
    /// <summary>The case.</summary>
    public required PlannedCase Planned { get; init; }

    /// <summary>The runtime, as the worker names it.</summary>
    public required string Runtime { get; init; }

    /// <summary>The files.</summary>
    public required ProfileFiles Files { get; init; }

    /// <summary>Calls made while samples were taken, the lead-ins not counted.</summary>
    public required long Calls { get; init; }

    /// <summary>Where their time went.</summary>
    public required SampleSummary Samples { get; init; }

    /// <summary>The cold call.</summary>
    public required ColdCallSplit ColdCall { get; init; }
}
