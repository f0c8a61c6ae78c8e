using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Tests.Support;
using Roundup.Engine.Workers;
using Roundup.Protocol.FirstCall;
using Roundup.Results;

namespace Roundup.Engine.Tests.FirstCalls;

/// <summary>First calls in fresh processes: what is measured, what goes wrong, what is kept.</summary>
[Collection(WithRepository.FirstCalls)]
public sealed class FirstCallTests(TestRepository repository)
{
    private static readonly Effort s_two = new("two", Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0);
    private static readonly Effort s_three = s_two with { Launches = 3 };

    [Fact]
    public async Task Each_launch_is_a_process_of_its_own_with_a_first_type_and_further_ones()
    {
        var folder = repository.NewFolder();

        var results = await repository.RunAsync(Plan("loses-member,prints", effort: s_three), folder);

        results.Run.Experiment.Name.ShouldBe(ExperimentNames.FirstCall);
        results.Cases.Count.ShouldBe(8);
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Launches.ShouldBeEmpty();
            var calls = result.FirstCalls.ShouldNotBeNull();
            calls.Select(call => call.Launch).ShouldBe(Enumerable.Range(0, s_three.Launches));
            var isFirst = result.Id.Cell.Dataset == "Notes";
            calls.ShouldAllBe(call => call.Place == (isFirst ? 0 : 1));
            calls.ShouldAllBe(call => call.OpenNs > 0 && call.CallNs > 0 && call.WorkingSetBytes > 1_000_000);
            calls.ShouldAllBe(call => call.ThreadJitNs > 0 && call.ThreadJitNs < call.OpenNs + call.CallNs);
            calls.ShouldAllBe(call => call.JitNs >= call.ThreadJitNs && call.Methods > 0);
            calls.ShouldAllBe(call => call.CpuNs.HasValue != OperatingSystem.IsWindows() && call.StartToFirstByteNs.HasValue == isFirst);
            calls.ShouldAllBe(call => !isFirst || (call.Assemblies > 0 && call.StartToFirstByteNs > call.OpenNs + call.CallNs));
            calls.Select(call => call.PayloadBytes).Distinct().ShouldHaveSingleItem().ShouldBeInRange(1, 2000);
        }

        // Four processes a launch, each at a place of its own, in another order each time.
        var notes = results.Cases.Where(result => result.Id.Cell.Dataset == "Notes").ToList();
        var orders = Enumerable.Range(0, s_three.Launches)
            .Select(launch => notes.Select(result => result.FirstCalls![launch].Position).ToList())
            .ToList();
        orders.ShouldAllBe(order => order.Order().SequenceEqual(Enumerable.Range(0, 4)));
        orders.Select(order => string.Join(',', order)).Distinct().Count().ShouldBeGreaterThan(1);
        JournalText.Entries(folder).OfType<FirstCallsEntry>().Count().ShouldBe(4 * s_three.Launches);
        var stored = TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName));
        stored.Cases.Select(result => result.FirstCalls!.Sum(call => call.CallNs))
            .ShouldBe(results.Cases.Select(result => result.FirstCalls!.Sum(call => call.CallNs)));
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [Fact]
    public async Task Code_of_the_harness_is_compiled_before_timing()
    {
        var results = await repository.RunAsync(Plan("cached", ["Same"], ["Serialize"]), repository.NewFolder());

        // What a codec without any work has compiled: opening the row, one method for its shape, and its own.
        results.Cases.ShouldHaveSingleItem().FirstCalls.ShouldNotBeNull().ShouldAllBe(call => call.Methods <= 10 && call.Assemblies == 0);
    }

    [LinuxFact]
    public async Task A_failing_first_call_ends_only_its_own_case()
    {
        var folder = repository.NewFolder();
        var plan = Plan(
            "throws-at-first,exits-at-first,hangs-at-first,lies-at-first",
            operations: ["Serialize"],
            options: new RunOptions { TimeLimit = TimeSpan.FromSeconds(3) });

        var results = await repository.RunAsync(plan, folder);

        void Ended(string row, string dataset, Outcome outcome, string reason)
        {
            var ended = results.Cases.Single(result => result.Id.Serializer == "Misbehaving/" + row && result.Id.Cell.Dataset == dataset);
            ended.Reason.ShouldBe(reason);
            ended.Outcome.ShouldBe(outcome);
            var other = results.Cases.Single(result => result.Id.Serializer == "Misbehaving/" + row && result.Id.Cell.Dataset != dataset);
            other.Outcome.ShouldBe(Outcome.Measured, other.Reason);
            other.FirstCalls.ShouldNotBeNull().ShouldAllBe(call => call.Place == 0);
            other.FirstCalls!.Count.ShouldBe(s_two.Launches);
        }

        Ended("throws-at-first", "Notes", Outcome.Failed, "InvalidOperationException: not at once (in Serialize)");
        Ended(
            "exits-at-first",
            "Same",
            Outcome.Crashed,
            "the process ended by itself with exit code 0, as Environment.Exit does (in first call)");
        Ended("hangs-at-first", "Same", Outcome.Hung, "no answer within 3 s (in first call)");
        var liar = results.Cases.First(result => result.Id is { Serializer: "Misbehaving/lies-at-first", Cell.Dataset: "Notes" });
        var lost = liar.Reason.ShouldNotBeNull();
        Ended("lies-at-first", "Notes", Outcome.Wrong, lost);
        lost.ShouldStartWith("after the first call, ");
        lost.ShouldEndWith("is lost, although it came back before");
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [LinuxFact]
    public async Task A_process_that_ends_at_once_is_a_result_and_not_an_error()
    {
        var worker = Worker.StartWithArguments(
            WorkerLauncher.Instance,
            new WorkerProgram(null, "/bin/true", new Dictionary<string, string>()),
            [],
            new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue),
            _ => { },
            CancellationToken.None);
        await using var ended = worker;

        (await Should.ThrowAsync<WorkerFailedException>(() => worker.NextAsync(CalledAnswer.Type))).Outcome.ShouldBe(Outcome.Crashed);

        worker.Started.ShouldBeNull();
    }

    [Fact]
    public async Task An_interrupted_run_keeps_its_first_calls_and_can_be_resumed()
    {
        var folder = repository.NewFolder();
        var plan = Plan("good,loses-member");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, done, total) =>
        {
            if (stage == RunStage.Measure && done >= total / 2)
            {
                interruption.Cancel();
            }
        });

        var half = await repository.RunAsync(plan, folder, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        var kept = half.Cases.Sum(result => result.FirstCalls?.Count ?? 0);
        kept.ShouldBeInRange(1, (8 * s_two.Launches) - 1);
        await WorkerProcesses.ShouldBeGoneAsync(folder);

        var whole = await repository.RunAsync(plan, folder, resume: true);

        whole.Run.Interrupted.ShouldBeFalse();
        foreach (var result in whole.Cases)
        {
            result.FirstCalls!.Select(call => call.Launch).ShouldBe(Enumerable.Range(0, s_two.Launches));
        }

        foreach (var (before, after) in half.Cases.Zip(whole.Cases))
        {
            after.FirstCalls!.Take(before.FirstCalls?.Count ?? 0).ShouldBe(before.FirstCalls ?? []);
        }
    }

    private Plan Plan(
        string rows,
        IReadOnlyList<string>? datasets = null,
        IReadOnlyList<string>? operations = null,
        RunOptions? options = null,
        Effort? effort = null)
    {
        options = (options ?? new RunOptions()) with
        {
            Datasets = datasets ?? ["Notes", "Same"],
            Counts = [1],
            Operations = operations ?? [],
        };
        return repository.PlanOf(rows, effort ?? s_two, options with { Experiments = [ExperimentNames.FirstCall] });
    }
}
