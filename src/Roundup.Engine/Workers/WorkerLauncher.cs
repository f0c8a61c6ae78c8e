using System.ComponentModel;
using System.Diagnostics;
using System.IO.Pipes;
using System.Threading.Channels;
using Roundup.Engine.Machine;
using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

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

// Starts the processes of workers. Tests replace it by scripts that answer in memory and in virtual time.
internal interface IWorkers
{
    TimeProvider Time { get; }

    // arguments: the arguments of a process for first calls; null for a worker that receives commands.
    // Throws IOException: no process can be started, because too many files are open or a disk is full.
    IWorkerProcess Start(WorkerProgram program, IReadOnlyList<string>? arguments);

    // Starts a loop beside a worker, which tells what the machine gives to one that wants all that it can have.
    IReferenceLoop StartLoop();

    // The main thread of a worker is timed, and stays on the processor.
    void KeepOff(int process, bool isWorker, int timed);

    void Release(int process, bool isWorker);
}

// A loop that wants all that the machine gives, until it is disposed.
internal interface IReferenceLoop : IDisposable
{
    // The time that its work so far takes on a machine that does nothing else.
    TimeSpan Given { get; }
}

internal interface IWorkerProcess : IDisposable
{
    int Id { get; }

    // When it started, as an identity says. Null where the process has already ended, as a native one may within 10 ms.
    long? Started { get; }

    // The timestamp of Stopwatch just before the process was started.
    long StartTicks { get; }

    // What the processes have in common that it starts, and that identifies them after its end.
    string FamilyMark { get; }

    // The answers in their order. The channel completes at the end of the pipe, and with a ProtocolException at a line that is too long.
    ChannelReader<MessageReader> Answers { get; }

    bool HasExited { get; }

    int ExitCode { get; }

    // The beginning of what it wrote on standard error so far, and its last words.
    string Errors { get; }

    // Completes when standard error has ended, which a child process may hold open.
    Task ErrorsEnd { get; }

    // The resident size of the process and its descendants, bytes; null where the size is unknown.
    long? ResidentBytes { get; }

    Task SendAsync(string line, CancellationToken cancellation);

    void Kill();

    // Removes what a process that has exited left: processes that it started, its directory, files of its runtime.
    void CleanUp();
}
