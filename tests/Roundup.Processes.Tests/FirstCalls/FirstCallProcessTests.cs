using Roundup.Protocol.FirstCall;
using static Roundup.Results.FirstCallQuantities;

namespace Roundup.Processes.Tests.FirstCalls;

/// <summary>First calls in real processes: what is measured, and what goes wrong.</summary>
[Collection(WithRepository.Others)]
public sealed class FirstCallProcessTests(TestRepository repository)
{
    private static readonly Effort s_two = new("two", Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0);

    [Fact]
    public async Task Each_launch_is_a_process_of_its_own_with_a_first_type_and_further_ones()
    {
        var folder = repository.NewFolder();

        var results = await repository.RunAsync(Plan("prints", ["Notes", "Same"]), folder);

        results.Run.Experiment.Name.ShouldBe(ExperimentNames.FirstCall);
        results.Cases.Count.ShouldBe(4);
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Launches.ShouldBeEmpty();
            var calls = result.FirstCalls.ShouldNotBeNull();
            calls.Select(call => call.Launch).ShouldBe(Enumerable.Range(0, s_two.Launches));
            var isFirst = result.Id.Table.Dataset == "Notes";
            calls.ShouldAllBe(call => call.Place == (isFirst ? 0 : 1));
            foreach (var values in calls.Select(call => call.Values))
            {
                var (open, called, rest) = (values[Open]!.Value, values[Call]!.Value, values[Rest]!.Value);
                var (time, start) = (open + called, values[StartToFirstByte]);
                (open > 0 && called > 0 && values[WorkingSet] > 1_000_000).ShouldBeTrue();
                rest.ShouldBeInRange(0, time);
                (values[Jit] >= time - rest && values[Methods] > 0).ShouldBeTrue();
                (values[Cpu].HasValue != OperatingSystem.IsWindows() && start.HasValue == isFirst).ShouldBeTrue();
                (!isFirst || (values[Assemblies] > 0 && start > time)).ShouldBeTrue();
            }

            calls.Select(call => call.Values[Size]!.Value).Distinct().ShouldHaveSingleItem().ShouldBeInRange(1, 2000);
        }

        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [Fact]
    public async Task Code_of_the_harness_is_compiled_before_timing()
    {
        var results = await repository.RunAsync(Plan("cached", ["Same"], ["Serialize"]), repository.NewFolder());

        // What a codec without any work has compiled: opening the row, one method for its shape, and its own.
        results.Cases.ShouldHaveSingleItem().FirstCalls.ShouldNotBeNull().ShouldAllBe(
            call => call.Values[Methods] <= 10 && call.Values[Assemblies] == 0);
    }

    [SlowLinuxFact]
    public async Task A_first_call_that_throws_or_ends_its_process_ends_only_its_own_case()
    {
        var folder = repository.NewFolder();

        var plan = Plan("throws-at-first,exits-at-first,lies-at-first", ["Notes", "Same"], ["Serialize"], launches: 1);
        var results = await repository.RunAsync(plan, folder);

        void Ended(string row, string dataset, Outcome outcome, string reason)
        {
            var ended = results.Cases.Single(result => result.Id.Serializer == "Misbehaving/" + row && result.Id.Table.Dataset == dataset);
            ended.Reason.ShouldNotBeNull().ShouldEndWith(reason);
            ended.Outcome.ShouldBe(outcome);
            var other = results.Cases.Single(result => result.Id.Serializer == "Misbehaving/" + row && result.Id.Table.Dataset != dataset);
            other.Outcome.ShouldBe(Outcome.Measured, other.Reason);
        }

        Ended("throws-at-first", "Notes", Outcome.Failed, "InvalidOperationException: not at once (in Serialize)");
        Ended("exits-at-first", "Same", Outcome.Crashed, "exit code 0, as Environment.Exit does (in first call)");
        Ended("lies-at-first", "Notes", Outcome.Wrong, "is lost, although earlier it was not");
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

    private Plan Plan(
        string rows, IReadOnlyList<string> datasets, IReadOnlyList<string>? operations = null, int launches = 2) => repository.PlanOf(
        rows,
        s_two with { Launches = launches },
        new() { Datasets = datasets, Counts = [1], Operations = operations ?? [], Experiments = [ExperimentNames.FirstCall] });
}
