using Roundup.Protocol.Speed;

namespace Roundup.Processes.Tests.Measuring;

/// <summary>What the harness says of codecs of which everything is known.</summary>
[Collection(WithRepository.Others)]
public sealed class HarnessTests(TestRepository repository, ITestOutputHelper output)
{
    /// <summary>Object header, method table, length, 100 bytes, rounded up to 8: on a 64-bit runtime.</summary>
    private const int BytesOfOneArray = 128;

    /// <summary>Object header, method table, two references and an int, rounded up to 8.</summary>
    private const int BytesOfOneNote = 40;

    private static readonly Effort s_effort = new("harness", Launches: 1, Rounds: 5, BatchMs: 5, WarmupMs: 500);

    [Fact]
    public async Task The_known_costs_of_a_codec_are_measured()
    {
        var results = await repository.RunAsync(repository.PlanOf("one-array", s_effort), repository.NewFolder());

        var target = results.Targets.ShouldHaveSingleItem();
        target.MissingProbes.ContainsKey("thread CPU time").ShouldBe(!OperatingSystem.IsLinux() && !OperatingSystem.IsMacOS());
        results.Cases.SelectMany(result => result.Launches).Count(launch => launch[LaunchQuantities.EmptyLoopNs] > 0).ShouldBe(1);
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.SizeBytes.ShouldBe(100);
            var samples = result.Launches.SelectMany(launch => launch.Samples).ToList();
            foreach (var sample in samples)
            {
                var expected = result.Id.Table.Operation == Operation.Serialize ? BytesOfOneArray : BytesOfOneNote;
                (sample.AllocatedBytes!.Value / sample.Calls).ShouldBe(expected, tolerance: 0.5);
                ((double[])[sample.Gen0, sample.Gen1, sample.Gen2]).ShouldAllBe(collections => collections >= 0);
                sample.Gen1.ShouldBeLessThanOrEqualTo(sample.Gen0);
                sample.Calls.ShouldBeGreaterThan(1000);
                sample.WallNs.ShouldBeGreaterThan(0);
                sample.SpeedBeforeNs!.Value.ShouldBeGreaterThan(0);
                (sample.CpuNs ?? 1).ShouldBeGreaterThan(0);
            }

            // Absent where the system has no such clock; read around the wall clock, each reading a microsecond or less. An interrupt can
            // come between the two in some batches, not in most.
            samples.Count(sample => (sample.CpuNs ?? 0) <= (sample.WallNs * 1.01) + 20_000).ShouldBeGreaterThan(samples.Count * 3 / 4);
        }
    }

    /// <summary>A relation, not a time: the call of a codec that does nothing, against the loop without it.</summary>
    [TimedFact, Trait(AllTests.Category, AllTests.Clock)]
    public async Task A_call_costs_at_most_a_nanosecond_above_the_empty_loop_whatever_ran_before()
    {
        var (assembly, values) = await BuildAsync();
        var costs = new List<double>();
        for (var attempt = 0; attempt < 3 && costs.TrueForAll(cost => cost > 1); attempt++)
        {
            costs.Add(await CostOfACallAsync(assembly, values));
        }

        var text = string.Join(", ", costs.Select(cost => cost.ToString("0.00", CultureInfo.InvariantCulture)));
        output.WriteLine($"A call costs {text} ns above the empty loop.");
        costs.ShouldContain(cost => cost <= 1, $"the calls cost {text} ns");
    }

    private static async Task<double> CostOfACallAsync(string assembly, string values)
    {
        await using var worker = await Worker.StartAsync(
            WorkerLauncher.Instance,
            WorkerProgram.OfAssembly(assembly),
            new WorkerLimits(TimeSpan.FromSeconds(20), 2L << 30),
            _ => { },
            CancellationToken.None);
        foreach (var row in (string[])["good", "one-array", "same-object", "foreground-thread"])
        {
            await WarmUpAsync(worker, row, values);
        }

        var calls = await WarmUpAsync(worker, "cached", values);
        var call = double.MaxValue;
        var empty = double.MaxValue;
        for (var round = 0; round < 10; round++)
        {
            var batch = await worker.SendAsync(new BatchCommand(Serialize: true, calls, calls / 4));
            call = Math.Min(call, batch.Readings[BatchQuantities.WallNs.Place]!.Value / calls);
        }

        for (var round = 0; round < 3; round++)
        {
            empty = Math.Min(empty, (await worker.SendAsync(new EmptyLoopCommand())).Ns);
        }

        return call - empty;
    }

    /// <summary>Opens a row, warms it up, and tells how many calls fill a batch.</summary>
    private static async Task<long> WarmUpAsync(Worker worker, string row, string values)
    {
        await worker.SendAsync(new OpenCommand(row, "Same", Many: false, Shape.Bytes, values));
        await worker.SendAsync(new PrepareCommand(Serialize: true));
        return (await worker.SendAsync(new WarmCommand(MaxMs: 300, BatchMs: 5))).Operations[0].Calls;
    }

    private async Task<(string Assembly, string Values)> BuildAsync()
    {
        var plan = repository.PlanOf("cached", s_effort, new RunOptions { Datasets = ["Same"] });
        var datasets = CatalogueReader.Read(repository.Root, TestRepository.Experiments).Datasets;
        var builds = new UnitBuilds(new(repository.Root), datasets, FlavourList.All, new Watcher());
        var built = await builds.RunAsync(plan, CancellationToken.None);
        return (built.Worker(plan.Cases[0]).Assembly!, built.ValuesOf(plan.Cases[0].Id.Table).Path);
    }
}
