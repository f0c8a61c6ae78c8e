using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

// The host's side of one worker process: sends one command at a time and watches time and memory.
internal sealed class Worker : IAsyncDisposable
{
    private static readonly TimeSpan s_checkInterval = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(2);

    // The time that a process may run after its pipe is closed, while the runtime writes the reason of a crash.
    private static readonly TimeSpan s_exit = TimeSpan.FromSeconds(10);

    // The time after the end of a process within which its last output may arrive.
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(1);

    private readonly IWorkerProcess _process;
    private readonly WorkerLimits _limits;
    private readonly TimeProvider _time;
    private readonly CancellationToken _cancellation;
    private string _step = "start";
    private bool _hasAnswered;
    private bool _isDisposed;

    private Worker(IWorkerProcess process, WorkerLimits limits, TimeProvider time, CancellationToken cancellation) =>
        (_process, _limits, _time, _cancellation) = (process, limits, time, cancellation);

    public int Id => _process.Id;

    public string FamilyMark => _process.FamilyMark;

    // When the process started, which together with the id identifies the process. Null where the process has already ended, as a native
    // one may within 10 ms.
    public long? Started => _process.Started;

    public long StartTicks => _process.StartTicks;

    // The index of the case that the last step concerned, from 0, where the worker has several cases.
    public int Place { get; private set; }

    internal ReadyAnswer Ready { get; private set; } = null!;

    public bool IsAlive { get; private set; } = true;

    // "started" is called before the worker is ready, to write a journal entry.
    public static async Task<Worker> StartAsync(
        IWorkers workers,
        WorkerProgram program,
        WorkerLimits limits,
        Action<Worker> started,
        CancellationToken cancellation)
    {
        var worker = new Worker(workers.Start(program, null), limits, workers.Time, cancellation);
        try
        {
            started(worker);
            worker.Ready = await worker.AnswerAsync(ReadyAnswer.Type);
            return worker;
        }
        catch
        {
            await worker.DisposeAsync();
            throw;
        }
    }

    // Starts a worker that receives no commands, since its arguments contain everything it needs.
    public static Worker StartWithArguments(
        IWorkers workers,
        WorkerProgram program,
        IReadOnlyList<string> arguments,
        WorkerLimits limits,
        Action<Worker> started,
        CancellationToken cancellation)
    {
        var worker = new Worker(workers.Start(program, arguments), limits, workers.Time, cancellation);
        started(worker);
        return worker;
    }

    internal Task<TAnswer> NextAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage => AnswerAsync(type);

    internal async Task<TAnswer> SendAsync<TAnswer>(ICommand<TAnswer> command)
        where TAnswer : IMessage
    {
        _step = command.Name;
        try
        {
            await _process.SendAsync(MessageWriter.Line(command), _cancellation);
        }
        catch (IOException)
        {
            // The process ended before the command; the end of the answers gives the reason.
        }

        return await AnswerAsync(command.Answer);
    }

    public async ValueTask DisposeAsync()
    {
        // Where the worker that replaces it cannot be started, its owner ends this one again.
        if (_isDisposed)
        {
            return;
        }

        _isDisposed = true;
        if (IsAlive && !_cancellation.IsCancellationRequested)
        {
            try
            {
                await SendAsync(new ByeCommand());
            }
            catch (Exception e) when (e is WorkerFailedException or OperationCanceledException)
            {
                // All results have arrived: the way in which the worker ends does not matter.
            }
        }

        await EndAsync();
        _process.Dispose();
    }

    private async Task<TAnswer> AnswerAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage
    {
        try
        {
            return await ReceiveAsync(type);
        }
        catch (ProtocolException e)
        {
            await EndAsync();
            throw new WorkerFailedException(Outcome.Crashed, $"protocol error: {e.Message} (in {_step})");
        }
    }

    private async Task<TAnswer> ReceiveAsync<TAnswer>(MessageType<TAnswer> type)
        where TAnswer : IMessage
    {
        var (began, given) = Now();
        while (true)
        {
            _cancellation.ThrowIfCancellationRequested();
            var waiting = _process.Answers.WaitToReadAsync(_cancellation).AsTask();
            while (!await EndsAsync(waiting, s_checkInterval))
            {
                await WatchAsync(waiting, began, given);
            }

            if (!await waiting)
            {
                throw await DiedAsync();
            }

            if (_process.Answers.TryRead(out var answer))
            {
                _hasAnswered = true;
                if (answer.Name == StepAnswer.Type.Name)
                {
                    var step = StepAnswer.Type.Read(answer);
                    _step = step.What;
                    Place = step.Place ?? Place;
                    (began, given) = Now();
                    continue;
                }

                return WorkerFailedException.Of(answer, _step) is { } failure ? throw failure : type.Read(answer);
            }
        }
    }

    private (long Began, TimeSpan Given) Now() => (_time.GetTimestamp(), _limits.Given?.Invoke() ?? TimeSpan.Zero);

    private async Task WatchAsync(Task waiting, long began, TimeSpan given)
    {
        _cancellation.ThrowIfCancellationRequested();
        if (_process.HasExited && !await EndsAsync(waiting, s_drain))
        {
            // A child process holds the pipe open.
            throw await DiedAsync();
        }

        if (_process.ResidentBytes is { } resident && resident > _limits.MemoryBytes)
        {
            await EndAsync();
            var limit = $"{_limits.MemoryBytes / 1e9:0.0} GB";
            throw new WorkerFailedException(Outcome.OutOfMemory, $"its memory exceeded the limit of {limit} (in {_step})");
        }

        var elapsed = _time.GetElapsedTime(began);
        if (_limits.Exceeded(elapsed, _limits.Given?.Invoke() - given ?? elapsed, _step) is { } exceeded)
        {
            await EndAsync();
            throw exceeded;
        }
    }

    private async Task<Exception> DiedAsync()
    {
        // A process with a closed pipe is of no use any more. A child process may hold standard error open.
        var endedByItself = await ExitsAsync(s_exit);
        await EndsAsync(_process.ErrorsEnd, s_drain);
        await EndAsync();
        if (!endedByItself)
        {
            return new WorkerFailedException(
                Outcome.Crashed, $"the process closed its pipe and did not end within {s_exit.TotalSeconds:0} s (in {_step})");
        }

        if (_process.ExitCode is InterruptedExitCode or TerminatedExitCode)
        {
            // Ctrl+C reaches the workers too, possibly before the host process.
            await Task.Delay(TimeSpan.FromSeconds(1), _time, CancellationToken.None);
            _cancellation.ThrowIfCancellationRequested();
        }

        if (!_hasAnswered && StartFailure.Find(_process.ExitCode, _process.Errors) is { } failure)
        {
            return new WorkerFailedException(failure);
        }

        var (outcome, reason) = CrashReason.Classify(_process.ExitCode, _process.Errors);
        return new WorkerFailedException(outcome, string.Create(CultureInfo.InvariantCulture, $"{reason} (in {_step})"))
        {
            IsKilled = CrashReason.IsKill(_process.ExitCode),
            Frames = CrashReason.Frames(_process.ExitCode, _process.Errors),
        };
    }

    private async Task EndAsync()
    {
        IsAlive = false;
        if (!_process.HasExited)
        {
            _process.Kill();
            await ExitsAsync(TimeSpan.MaxValue);
        }

        _process.CleanUp();
    }

    // Waits for the end of the process, and not for the end of its output, which a child may hold open; returns whether it ended in time.
    private async Task<bool> ExitsAsync(TimeSpan patience)
    {
        var began = _time.GetTimestamp();
        while (!_process.HasExited)
        {
            if (_time.GetElapsedTime(began) >= patience)
            {
                return false;
            }

            await Task.Delay(s_poll, _time, CancellationToken.None);
        }

        return true;
    }

    private async Task<bool> EndsAsync(Task task, TimeSpan patience) =>
        task.IsCompleted || await Task.WhenAny(task, Task.Delay(patience, _time)) == task;

    private const int InterruptedExitCode = 130;
    private const int TerminatedExitCode = 143;
}
