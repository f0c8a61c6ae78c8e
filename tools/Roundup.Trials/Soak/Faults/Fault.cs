namespace Roundup.Trials.Soak.Faults;

/// <summary>A fault that is injected into a run.</summary>
internal enum Fault
{
    /// <summary>Nothing.</summary>
    None,

    /// <summary>SIGKILL of the host process.</summary>
    KillHost,

    /// <summary>SIGTERM to the host process.</summary>
    TerminateHost,

    /// <summary>SIGINT to the host process, as by Ctrl+C.</summary>
    InterruptHost,

    /// <summary>SIGINT twice, the second shortly after the first.</summary>
    InterruptHostTwice,

    /// <summary>SIGKILL of a worker.</summary>
    KillWorker,

    /// <summary>SIGSTOP of a worker.</summary>
    StopWorker,

    /// <summary>Random bytes on the pipe that a worker answers through.</summary>
    StrayBytes,

    /// <summary>SIGKILL of msbuild.</summary>
    KillBuild,

    /// <summary>SIGKILL of the program that generates values.</summary>
    KillValues,

    /// <summary>SIGKILL of the host process; then the journal is truncated.</summary>
    TruncateJournal,

    /// <summary>SIGKILL of the host process; then a file of values is truncated.</summary>
    TruncateValues,

    /// <summary>SIGKILL of the host process; then an assembly of a worker is truncated.</summary>
    TruncateAssembly,

    /// <summary>SIGINT to the host process; then results.json is truncated.</summary>
    TruncateResults,

    /// <summary>A disk for the results that is full after a few pages, and later has free space again.</summary>
    FullDisk,

    /// <summary>The run is resumed while it is still running.</summary>
    SecondHost,
}
