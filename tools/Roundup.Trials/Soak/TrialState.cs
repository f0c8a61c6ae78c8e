namespace Roundup.Trials.Soak;

/// <summary>What became of the fault of a trial.</summary>
internal enum TrialState
{
    /// <summary>It happened, or there was none.</summary>
    Struck,

    /// <summary>The run was at its end before the moment came.</summary>
    Missed,

    /// <summary>This machine lacks what the trial needs; nothing was run.</summary>
    Skipped,
}
