using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Tests.Workers;

/// <summary>When a worker is ended, to the tenth of a second; and that one which answers in time is not.</summary>
public sealed class WatchdogTests : IAsyncDisposable
{
    private readonly ScriptedWorkers _workers = new();
    private Worker? _worker;

    [Theory]
    [InlineData(1)]
    [InlineData(20)]
    [InlineData(900)]
    public async Task A_worker_that_does_not_answer_is_ended_at_its_limit(int seconds)
    {
        var failure = await Should.ThrowAsync<WorkerFailedException>(AskAsync(seconds));

        (failure.Outcome, failure.Message).ShouldBe((Outcome.Hung, $"no answer within {seconds} s (in Serialize)"));
        _workers.Clock.Now.TotalSeconds.ShouldBeInRange(seconds, seconds + 0.2);
        _workers.Processes[0].WasKilled.ShouldBeTrue();
        _workers.Processes[0].IsCleanedUp.ShouldBeTrue();
    }

    [Fact]
    public async Task Each_step_has_the_whole_time()
    {
        At(15, process => process.Say(new StepAnswer("Deserialize")));
        At(30, process => process.Say(new StepAnswer("comparison")));
        At(45, process => process.Say(new ComparedAnswer(Verdict.Exact, 100, null, [])));

        (await AskAsync(20)).Verdict.ShouldBe(Verdict.Exact);

        _workers.Processes[0].HasExited.ShouldBeFalse();
        _workers.Clock.Now.TotalSeconds.ShouldBe(45);
    }

    [Fact]
    public async Task A_step_that_hangs_after_others_is_the_one_that_is_named()
    {
        At(15, process => process.Say(new StepAnswer("Deserialize", 1)));

        (await Should.ThrowAsync<WorkerFailedException>(AskAsync(20))).Message.ShouldBe("no answer within 20 s (in Deserialize)");

        _worker!.Place.ShouldBe(1);
        _workers.Clock.Now.TotalSeconds.ShouldBeInRange(35, 35.2);
    }

    [Fact]
    public async Task A_worker_that_grows_is_ended_within_a_tenth_of_a_second()
    {
        At(5, process => process.Grow(399_000_000));
        At(7, process => process.Grow(401_000_000));

        var failure = await Should.ThrowAsync<WorkerFailedException>(AskAsync(20));

        (failure.Outcome, failure.Message).ShouldBe((Outcome.OutOfMemory, "its memory exceeded the limit of 0.4 GB (in Serialize)"));
        _workers.Clock.Now.TotalSeconds.ShouldBeInRange(7, 7.2);
    }

    /// <summary>The runtime writes the reason of a crash after it has closed the pipe; its last output has a second more.</summary>
    [Theory]
    [InlineData(3, Outcome.Crashed, "stack overflow (in Serialize)")]
    [InlineData(13, Outcome.Crashed, "the process closed its pipe and did not end within 10 s (in Serialize)")]
    public async Task A_worker_with_a_closed_pipe_has_ten_seconds_to_say_why(int endsAfter, Outcome outcome, string reason)
    {
        At(endsAfter, process => process.Die(134, "Stack overflow."));

        var failure = await Should.ThrowAsync<WorkerFailedException>(AskAsync(20, Act.ClosesItsPipe));

        (failure.Outcome, failure.Message).ShouldBe((outcome, reason));
    }

    [Fact]
    public async Task A_budget_that_ends_gives_a_step_a_quarter_of_its_time()
    {
        var limits = new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue)
        {
            BudgetLeft = () => TimeSpan.FromSeconds(8) - _workers.Clock.Now,
        };

        var failure = await Should.ThrowAsync<WorkerFailedException>(AskAsync(limits, Act.Hangs));

        failure.Outcome.ShouldBe(Outcome.Skipped);
        _workers.Clock.Now.TotalSeconds.ShouldBeInRange(8, 8.2);
    }

    public ValueTask DisposeAsync() => _worker?.DisposeAsync() ?? ValueTask.CompletedTask;

    private void At(double seconds, Action<ScriptedProcess> act) =>
        _workers.Clock.At(TimeSpan.FromSeconds(seconds), () => act(_workers.Processes[0]));

    private Task<ComparedAnswer> AskAsync(int seconds, Act? act = null) =>
        AskAsync(new WorkerLimits(TimeSpan.FromSeconds(seconds), 400_000_000), act ?? Act.Hangs);

    /// <summary>Asks a worker to verify, at which it does something.</summary>
    private Task<ComparedAnswer> AskAsync(WorkerLimits limits, Act act) => Task.Run(async () =>
    {
        var values = Path.GetTempFileName();
        try
        {
            _workers.Script("made", at => at.Name == "Serialize" ? act : null);
            var program = new WorkerProgram(null, "/made/worker.dll", new Dictionary<string, string>());
            _worker = await Worker.StartAsync(_workers, program, limits, _ => { }, CancellationToken.None);
            await _worker.SendAsync(new OpenCommand("default", "Notes", false, Contracts.Shape.Bytes, values));
            return await _worker.SendAsync(new VerifyCommand(InPlace: true));
        }
        finally
        {
            File.Delete(values);
        }
    });
}
