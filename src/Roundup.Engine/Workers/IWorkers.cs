using System.Diagnostics;
using System.Threading.Channels;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

/// <summary>Starts the processes of workers. Tests replace it by scripts that answer in memory and in virtual time.</summary>
internal interface IWorkers
{
    /// <summary>The clock by which workers are watched and budgets end.</summary>
    TimeProvider Time { get; }

    /// <summary>Starts a process.</summary>
    /// <param name="program">The program to start.</param>
    /// <param name="arguments">The arguments of a process for first calls; null for a worker that receives commands.</param>
    /// <exception cref="IOException">No process can be started, because too many files are open or a disk is full.</exception>
    IWorkerProcess Start(WorkerProgram program, IReadOnlyList<string>? arguments);

    /// <summary>Keeps the threads of a process that are not timed off a processor.</summary>
    /// <param name="process">The process id.</param>
    /// <param name="isWorker">Whether the process is a worker, whose main thread is timed and stays on the processor.</param>
    /// <param name="timed">The processor.</param>
    void KeepOff(int process, bool isWorker, int timed);

    /// <summary>Lets the threads of a process use all processors again; the main thread of a worker stays where it is.</summary>
    void Release(int process, bool isWorker);
}

/// <summary>The process of a worker, which is sent lines and answers with lines.</summary>
internal interface IWorkerProcess : IDisposable
{
    int Id { get; }

    /// <summary>The start time. Null where the process has already ended, as a native one may within 10 ms.</summary>
    DateTime? Started { get; }

    /// <summary>The timestamp of <see cref="Stopwatch"/> just before the process was started.</summary>
    long StartTicks { get; }

    /// <summary>What the processes have in common that it starts, and that identifies them after its end.</summary>
    string FamilyMark { get; }

    /// <summary>
    /// The answers in their order. The channel completes at the end of the pipe, and with a <see cref="ProtocolException"/> at a line that
    /// is too long.
    /// </summary>
    ChannelReader<MessageReader> Answers { get; }

    bool HasExited { get; }

    int ExitCode { get; }

    /// <summary>The beginning of what it wrote on standard error so far, and its last words.</summary>
    string Errors { get; }

    /// <summary>Completes when standard error has ended, which a child process may hold open.</summary>
    Task ErrorsEnd { get; }

    /// <summary>The resident size of the process and its descendants, bytes; null where the size is unknown.</summary>
    long? ResidentBytes { get; }

    Task SendAsync(string line, CancellationToken cancellation);

    /// <summary>Kills the process and its descendants.</summary>
    void Kill();

    /// <summary>Removes what a process that has exited left: processes that it started, its directory, files of its runtime.</summary>
    void CleanUp();
}
