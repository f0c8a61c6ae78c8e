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
            var pipe = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
            var start = program.Start(measuresSpeed: arguments is null, [pipe.GetClientHandleAsString(), .. arguments ?? []]);
            var family = new ProcessFamily();
            family.Add(start);
            var folder = WorkingFolder.Create();
            start.WorkingDirectory = folder.Path ?? "";
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

        public DateTime? Started => ProcessIdentity.Of(_process)?.Started;

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
            if (_process.ExitCode != 0)
            {
                RuntimeFiles.RemoveOf(_process.Id);
            }

            _family.End();
            _folder.Dispose();
        }

        public void Dispose() => _process.Dispose();
    }
}
