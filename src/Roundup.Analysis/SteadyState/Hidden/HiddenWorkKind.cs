namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>The ways in which the time of a call can fail to show its work. Each says what its figure is.</summary>
public enum HiddenWorkKind
{
    /// <summary>Results are kept by object or by content: time of a call with values never seen over that with known ones.</summary>
    KeptResults,

    /// <summary>State is kept by thread: time of a call on a new thread over that on the measuring thread.</summary>
    KeptByThread,

    /// <summary>Members are parsed when they are read: what reading all of them adds, as a share of the time of the call.</summary>
    Lazy,

    /// <summary>Other threads work too: CPU time of all threads over that of the measuring thread.</summary>
    OtherThreads,

    /// <summary>Other threads allocate too: their bytes per call.</summary>
    AllocatedElsewhere,

    /// <summary>Finalizers work: their time as a share of the time of the calls.</summary>
    Finalizers,

    /// <summary>The process works on after the calls: CPU time as a share of the time of the calls.</summary>
    Afterwards,

    /// <summary>Memory is never released: bytes per call.</summary>
    Retained,

    /// <summary>Settings of the process were changed: how many.</summary>
    Settings,
}
