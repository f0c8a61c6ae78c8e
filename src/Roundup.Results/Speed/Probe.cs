namespace Roundup.Results;

/// <summary>
/// What is read for each batch. The order is that of a worker's answer and of a sample in the file: a new probe is added at the end.
/// </summary>
public enum Probe
{
    /// <summary>Wall time of the batch, ns; the empty loop is not subtracted.</summary>
    WallNs,

    /// <summary>CPU time of the measuring thread, ns; null for AsyncStream, Pipe and where the system has no such clock.</summary>
    CpuNs,

    /// <summary>CPU time of all threads of the process, ns; null where the system has no such clock.</summary>
    ProcessCpuNs,

    /// <summary>
    /// Time in which the measuring thread was ready to run and another thread had its processor, ns; null where the system does not
    /// report it (Linux does).
    /// </summary>
    RunDelayNs,

    /// <summary>
    /// The same of that other thread of the process that waited longest, ns; null also where the measuring thread did not wait in the
    /// batch.
    /// </summary>
    OtherRunDelayNs,

    /// <summary>
    /// Time that the hypervisor took from the processor that the batch was timed on, ns, in steps of 10 ms; null where the system does
    /// not report it (Linux does).
    /// </summary>
    StealNs,

    /// <summary>
    /// Times that the measuring thread gave up its processor to wait; null where the system does not report it (Linux does).
    /// </summary>
    VoluntarySwitches,

    /// <summary>
    /// Bytes allocated by the measuring thread (for AsyncStream and Pipe by all threads); null where the runtime does not report it.
    /// </summary>
    AllocatedBytes,

    /// <summary>Collections of generation 0, with those of the generations above.</summary>
    Gen0,

    /// <summary>Collections of generation 1, with those of generation 2.</summary>
    Gen1,

    /// <summary>Collections of generation 2.</summary>
    Gen2,

    /// <summary>Time that collections stopped the process, ns; null where the runtime does not report it.</summary>
    PauseNs,

    /// <summary>Methods that the JIT compiled on any thread; null where the runtime does not report it.</summary>
    MethodsCompiled,

    /// <summary>Time that the measuring thread spent compiling methods, ns; null where the runtime does not report it.</summary>
    JitNs,

    /// <summary>Speed probe before the batch: six independent chains of additions, ns.</summary>
    SpeedBeforeNs,

    /// <summary>Speed probe after the batch, ns.</summary>
    SpeedAfterNs,

    /// <summary>
    /// Instructions of the measuring thread in user mode; null for AsyncStream, Pipe and where the system does not permit the counter.
    /// </summary>
    Instructions,
}
