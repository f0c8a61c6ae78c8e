using System.ComponentModel;
using System.Diagnostics;
using System.IO.Pipes;
using System.Threading.Channels;
using Roundup.Engine.Machine;
using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

/// <summary>Starts workers as processes of this machine.</summary>
internal sealed class WorkerLauncher : IWorkers
{
    public static WorkerLauncher Instance { get; } = new();

    public TimeProvider Time => TimeProvider.System;

    public IWorkerProcess Start(WorkerProgram program, IReadOnlyList<string>? arguments)
    {
        lock (ProcessLauncher.StartLock)
        {
            var folder = WorkingFolder.Create();
            var pipe = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
            var start = program.Start(measuresSpeed: arguments is null, [pipe.GetClientHandleAsString(), .. arguments ?? []]);
            var family = new ProcessFamily();
            family.Add(start);
            start.WorkingDirectory = folder.Path;
            folder.ApplyTo(start);
            var ticks = Stopwatch.GetTimestamp();
            try
            {
                var process = ProcessLauncher.Start(start);
                pipe.DisposeLocalCopyOfClientHandle();
                return new LaunchedProcess(process, family, folder, AnswerReader.Start(pipe)) { StartTicks = ticks };
            }
            catch (Win32Exception e)
            {
                pipe.Dispose();
                folder.Dispose();
                throw new WorkerFailedException(StartFailure.CannotRun(start.FileName, e.Message));
            }
            catch (IOException)
            {
                pipe.Dispose();
                folder.Dispose();
                throw;
            }
        }
    }

    public IReferenceLoop StartLoop() => new ReferenceLoop();

    public void KeepOff(int process, bool isWorker, int timed) => ThreadAffinity.KeepOff(process, isWorker, timed);

    public void Release(int process, bool isWorker) => ThreadAffinity.Release(process, isWorker);

    private sealed class LaunchedProcess : IWorkerProcess
    {
        private readonly Process _process;
        private readonly ProcessFamily _family;
        private readonly WorkingFolder _folder;
        private readonly AnswerReader _reader;
        private readonly BoundedOutput _errors;

        public LaunchedProcess(Process process, ProcessFamily family, WorkingFolder folder, AnswerReader reader)
        {
            (_process, _family, _folder, _reader) = (process, family, folder, reader);
            _errors = new BoundedOutput(process.StandardError);
            _ = new BoundedOutput(process.StandardOutput);
        }

        public int Id => _process.Id;

        public long? Started => ProcessIdentity.Of(_process)?.Start;

        public required long StartTicks { get; init; }

        public string FamilyMark => _family.Mark;

        public ChannelReader<MessageReader> Answers => _reader.Answers;

        public bool HasExited => _process.HasExited;

        public int ExitCode => _process.ExitCode;

        public string Errors => _errors.ToString();

        public Task ErrorsEnd => _errors.Drained;

        public long? ResidentBytes => ProcessFamily.ResidentBytes(_process);

        public async Task SendAsync(string line, CancellationToken cancellation)
        {
            await _process.StandardInput.WriteLineAsync(line);
            await _process.StandardInput.FlushAsync(cancellation);
        }

        public void Kill() => _process.Kill(entireProcessTree: true);

        public void CleanUp()
        {
            _family.End();
            _folder.Dispose();
        }

        public void Dispose() => _process.Dispose();
    }
}

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

    /// <summary>Starts a loop beside a worker, which tells what the machine gives to one that wants all that it can have.</summary>
    IReferenceLoop StartLoop();

    /// <summary>Keeps the threads of a process that are not timed off a processor.</summary>
    /// <param name="process">The process id.</param>
    /// <param name="isWorker">Whether the process is a worker, whose main thread is timed and stays on the processor.</param>
    /// <param name="timed">The processor.</param>
    void KeepOff(int process, bool isWorker, int timed);

    /// <summary>Lets the threads of a process use all processors again; the main thread of a worker stays where it is.</summary>
    void Release(int process, bool isWorker);
}

/// <summary>A loop that wants all that the machine gives, until it is disposed.</summary>
internal interface IReferenceLoop : IDisposable
{
    /// <summary>The time that its work so far takes on a machine that does nothing else.</summary>
    TimeSpan Given { get; }
}

/// <summary>The process of a worker, which is sent lines and answers with lines.</summary>
internal interface IWorkerProcess : IDisposable
{
    int Id { get; }

    /// <summary>When it started, as an identity says. Null where the process has already ended, as a native one may within 10 ms.</summary>
    long? Started { get; }

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
