namespace Roundup.Trials.Soak.Faults;

/// <summary>How far a run is, as its folder shows it.</summary>
internal enum Stage
{
    /// <summary>The program starts.</summary>
    Start,

    /// <summary>There is a journal.</summary>
    Build,

    /// <summary>A worker was started.</summary>
    Verify,

    /// <summary>There are samples.</summary>
    Measure,

    /// <summary>There is a results file.</summary>
    End,
}
