namespace Roundup.Worker;

/// <summary>How long threads of this process wait for a processor.</summary>
internal interface IWaitingThreads
{
    /// <summary>Gets to know the threads there are.</summary>
    void Find();

    /// <summary>Begins to count. A thread that is not known yet counts from its own start.</summary>
    void Start();

    /// <summary>
    /// The wait of the thread that waited longest since <see cref="Start"/>, ns; null where the system does not report it. Not the sum:
    /// threads of the process that queue for one processor would wait for each other.
    /// </summary>
    double? StopNs();
}
