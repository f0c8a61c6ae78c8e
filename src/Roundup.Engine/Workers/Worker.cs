using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.IO.Pipes;
using Roundup.Engine.Processes;
using Roundup.Protocol;
using Roundup.Results;

namespace Roundup.Engine.Workers;

/// <summary>One worker process as the host process sees it: one command at a time, each watched for time and memory.</summary>
public sealed class Worker : IAsyncDisposable
{
    private static readonly TimeSpan s_watch = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(2);

    /// <summary>How long a process may live whose pipe is closed: the runtime writes what it died of.</summary>
    private static readonly TimeSpan s_death = TimeSpan.FromSeconds(10);

    /// <summary>How long after its end a process's last lines may come.</summary>
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(1);

    private readonly Process _process;
    private readonly WorkingFolder _folder;
    private readonly Limits _limits;
    private readonly BoundedOutput _errors;
    private readonly AnswerLines _lines;
    private readonly ProcessFamily _family;
    private readonly CancellationToken _cancellation;
    private string _step = "start";
    private bool _hasSpoken;

    private Worker(
        Process process,
        ProcessFamily family,
        WorkingFolder folder,
        AnswerLines lines,
        Limits limits,
        CancellationToken cancellation)
    {
        _process = process;
        _family = family;
        _folder = folder;
        _lines = lines;
        _limits = limits;
        _cancellation = cancellation;
        _errors = new BoundedOutput(process.StandardError);
        _ = new BoundedOutput(process.StandardOutput);
    }

    /// <summary>The process id.</summary>
    public int Id => _process.Id;

    /// <summary>What its children can be told by, where it is gone itself: see <see cref="ProcessFamily"/>.</summary>
    public string FamilyMark => _family.Mark;

    /// <summary>
    /// When the process started: together with the id it names one process for ever. Null where it has already ended, as a native one may
    /// within 10 ms.
    /// </summary>
    public DateTime? Started => ProcessIdentity.Of(_process)?.Started;

    /// <summary>The reading of <see cref="Stopwatch"/> just before the process was started.</summary>
    public long StartTicks { get; private init; }

    /// <summary>Which of several cases the last step was about, from 0.</summary>
    public int Place { get; private set; }

    /// <summary>What the worker said of itself.</summary>
    internal ReadyAnswer Ready { get; private set; } = null!;

    /// <summary>Whether it can still be asked.</summary>
    public bool IsAlive { get; private set; } = true;

    /// <summary>Starts a worker and waits until it is ready.</summary>
    /// <param name="program">How it is started.</param>
    /// <param name="limits">What it may use.</param>
    /// <param name="started">Called with the process at once, before it is ready, to write a journal entry.</param>
    /// <param name="cancellation">Ends the worker.</param>
    /// <exception cref="WorkerFailedException">It did not get ready.</exception>
    public static async Task<Worker> StartAsync(
        WorkerProgram program,
        Limits limits,
        Action<Worker> started,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(program);
        var worker = Launch(program, limits, cancellation);
        try
        {
            started(worker);
            worker.Ready = await worker.AnswerAsync(ReadyAnswer.Type).ConfigureAwait(false);
            return worker;
        }
        catch
        {
            await worker.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>
    /// Starts a process that is sent no commands: everything it needs to know is in its arguments.
    /// </summary>
    /// <param name="program">How it is started.</param>
    /// <param name="arguments">The arguments after the pipe's handle.</param>
    /// <param name="limits">What it may use.</param>
    /// <param name="started">Called with the process at once, to write a journal entry.</param>
    /// <param name="cancellation">Ends the worker.</param>
    public static Worker StartWithArguments(
        WorkerProgram program,
        IReadOnlyList<string> arguments,
        Limits limits,
        Action<Worker> started,
        CancellationToken cancellation)
    {
        var worker = Launch(program, limits, cancellation, arguments);
        started(worker);
        return worker;
    }

    /// <summary>Waits for the next answer of a worker that is sent no commands.</summary>
    /// <exception cref="WorkerFailedException">The library threw, or the process is gone.</exception>
    /// <exception cref="OperationCanceledException">The run was interrupted.</exception>
    internal Task<TAnswer> NextAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage => AnswerAsync(type);

    /// <summary>Sends a command and waits for its answer.</summary>
    /// <exception cref="WorkerFailedException">The library threw, or the process is gone.</exception>
    /// <exception cref="OperationCanceledException">The run was interrupted.</exception>
    internal async Task<TAnswer> AskAsync<TAnswer>(ICommand<TAnswer> command)
        where TAnswer : IMessage
    {
        _step = command.Name;
        try
        {
            await _process.StandardInput.WriteLineAsync(MessageWriter.Line(command)).ConfigureAwait(false);
            await _process.StandardInput.FlushAsync(_cancellation).ConfigureAwait(false);
        }
        catch (IOException)
        {
            // It died before it was asked; the answers have ended, and the reason is found there.
        }

        return await AnswerAsync(command.Answer).ConfigureAwait(false);
    }

    /// <summary>Says goodbye, and ends the process where it does not go by itself.</summary>
    public async ValueTask DisposeAsync()
    {
        if (IsAlive && !_cancellation.IsCancellationRequested)
        {
            try
            {
                await AskAsync(new ByeCommand()).ConfigureAwait(false);
            }
            catch (Exception e) when (e is WorkerFailedException or OperationCanceledException)
            {
                // Its results are in; how it ends does not matter.
            }
        }

        await EndAsync().ConfigureAwait(false);
        _process.Dispose();
        _folder.Dispose();
    }

    private static Worker Launch(
        WorkerProgram program,
        Limits limits,
        CancellationToken cancellation,
        IReadOnlyList<string>? firstCalls = null)
    {
        lock (ProcessStart.Held)
        {
            var pipe = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
            var start = program.Start(isSteady: firstCalls is null, [pipe.GetClientHandleAsString(), .. firstCalls ?? []]);
            var family = new ProcessFamily();
            family.Put(start);
            var folder = WorkingFolder.Create();
            start.WorkingDirectory = folder.Path ?? "";
            var ticks = Stopwatch.GetTimestamp();
            try
            {
                var process = ProcessStart.Start(start);
                pipe.DisposeLocalCopyOfClientHandle();
                return new Worker(process, family, folder, AnswerLines.Read(pipe), limits, cancellation) { StartTicks = ticks };
            }
            catch (Win32Exception e)
            {
                pipe.Dispose();
                folder.Dispose();
                throw new WorkerFailedException(StartFailure.CannotRun(start.FileName, e.Message));
            }
        }
    }

    private async Task<TAnswer> AnswerAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage
    {
        try
        {
            return await ReceiveAsync(type).ConfigureAwait(false);
        }
        catch (ProtocolException e)
        {
            await EndAsync().ConfigureAwait(false);
            throw new WorkerFailedException(Outcome.Crashed, $"it broke the protocol: {e.Message} (in {_step})");
        }
    }

    private async Task<TAnswer> ReceiveAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage
    {
        var clock = Stopwatch.StartNew();
        while (true)
        {
            _cancellation.ThrowIfCancellationRequested();
            var waiting = _lines.Answers.WaitToReadAsync(_cancellation).AsTask();
            while (await Task.WhenAny(waiting, Task.Delay(s_watch, _cancellation)).ConfigureAwait(false) != waiting)
            {
                await WatchAsync(waiting, clock.Elapsed).ConfigureAwait(false);
            }

            if (!await waiting.ConfigureAwait(false))
            {
                throw await DiedAsync().ConfigureAwait(false);
            }

            if (_lines.Answers.TryRead(out var answer))
            {
                _hasSpoken = true;
                if (answer.Name == StepAnswer.Type.Name)
                {
                    var step = StepAnswer.Type.Read(answer);
                    _step = step.What;
                    Place = step.Place ?? Place;
                    clock.Restart();
                    continue;
                }

                return Failure(answer) is { } failure ? throw failure : type.Read(answer);
            }
        }
    }

    /// <summary>What an answer says that is no result; null for any other.</summary>
    private WorkerFailedException? Failure(MessageReader answer)
    {
        if (answer.Name == UnavailableAnswer.Type.Name)
        {
            return new(Outcome.Unavailable, UnavailableAnswer.Type.Read(answer).Reason);
        }

        if (answer.Name == UnsupportedAnswer.Type.Name)
        {
            var unsupported = UnsupportedAnswer.Type.Read(answer);
            return new(Outcome.Unsupported, unsupported.Reason) { Frames = unsupported.Frames };
        }

        if (answer.Name == OutOfMemoryAnswer.Type.Name)
        {
            var outOfMemory = OutOfMemoryAnswer.Type.Read(answer);
            return new(Outcome.OutOfMemory, $"{outOfMemory.Reason} (in {_step})") { Frames = outOfMemory.Frames };
        }

        if (answer.Name == FailedAnswer.Type.Name)
        {
            var failed = FailedAnswer.Type.Read(answer);
            return new(Outcome.Failed, $"{failed.Reason} (in {_step})") { Frames = failed.Frames };
        }

        return null;
    }

    private async Task WatchAsync(Task waiting, TimeSpan elapsed)
    {
        _cancellation.ThrowIfCancellationRequested();
        if (_process.HasExited && !await EndsAsync(waiting, s_drain).ConfigureAwait(false))
        {
            // A process that it has started holds the pipe open.
            throw await DiedAsync().ConfigureAwait(false);
        }

        if (ProcessFamily.ResidentBytes(_process) is { } resident && resident > _limits.MemoryBytes)
        {
            await EndAsync().ConfigureAwait(false);
            var limit = $"{_limits.MemoryBytes / 1e9:0.0} GB";
            throw new WorkerFailedException(Outcome.OutOfMemory, $"it grew past the limit of {limit} (in {_step})");
        }

        if (elapsed > _limits.Step)
        {
            await EndAsync().ConfigureAwait(false);
            throw new WorkerFailedException(Outcome.Hung, $"no answer within {_limits.Step.TotalSeconds:0} s (in {_step})");
        }
    }

    private async Task<Exception> DiedAsync()
    {
        // A process whose pipe is closed and that lives on is of no more use. Standard error may be held open as the pipe may be.
        await EndsAsync(ExitAsync(), s_death).ConfigureAwait(false);
        await EndsAsync(_errors.Drained, s_drain).ConfigureAwait(false);
        await EndAsync().ConfigureAwait(false);
        if (_process.ExitCode is InterruptedExitCode or TerminatedExitCode)
        {
            // Ctrl+C reaches the workers too, and may do so first.
            await Task.Delay(TimeSpan.FromSeconds(1), CancellationToken.None).ConfigureAwait(false);
            _cancellation.ThrowIfCancellationRequested();
        }

        if (!_hasSpoken && StartFailure.Find(_process.ExitCode, _errors.ToString()) is { } failure)
        {
            return new WorkerFailedException(failure);
        }

        var (outcome, reason) = CrashReason.Classify(_process.ExitCode, _errors.ToString());
        return new WorkerFailedException(outcome, string.Create(CultureInfo.InvariantCulture, $"{reason} (in {_step})"))
        {
            Frames = CrashReason.Frames(_process.ExitCode, _errors.ToString()),
        };
    }

    private async Task EndAsync()
    {
        IsAlive = false;
        if (!_process.HasExited)
        {
            _process.Kill(entireProcessTree: true);
            await ExitAsync().ConfigureAwait(false);
        }

        _family.End();
    }

    /// <summary>
    /// Waits until the process has ended. <see cref="Process.WaitForExitAsync"/> would wait for the end of its output too, which a child
    /// may hold open.
    /// </summary>
    private async Task ExitAsync()
    {
        while (!_process.HasExited)
        {
            await Task.Delay(s_poll, CancellationToken.None).ConfigureAwait(false);
        }
    }

    /// <summary>Waits for the end of a task; returns whether it came.</summary>
    private static async Task<bool> EndsAsync(Task task, TimeSpan patience) =>
        await Task.WhenAny(task, Task.Delay(patience)).ConfigureAwait(false) == task;

    private const int InterruptedExitCode = 130;
    private const int TerminatedExitCode = 143;
}
