namespace Roundup.Processes.Tests.Resuming;

/// <summary>
/// <c>kill -9</c> of the host process, then resume: what is finished stays, what is not is repeated whole, and no process is left running.
/// </summary>
[Collection(WithRepository.Resuming)]
public sealed class KillTests(TestRepository repository)
{
    private const string Rows = "good,throws";

    [SlowLinuxFact]
    public async Task A_run_killed_at_random_ends_as_if_it_had_not_been_killed()
    {
        var folder = repository.NewFolder();
        var random = new Random(1);
        var lines = 0;
        var before = new List<GroupEndEntry>();
        for (var kill = 0; kill < 3; kill++)
        {
            using var host = new HostProcess(repository.Root, folder, resume: kill > 0, Rows, timeLimit: 20);

            // Once early, before the first launch is whole; then somewhere in the next launches.
            var moment = lines + random.Next(4, kill == 0 ? 20 : 50);
            await host.KillWhenAsync(entries => entries.Count >= moment);
            lines = JournalText.Entries(folder).Count;
            before = [.. JournalText.Entries(folder).OfType<GroupEndEntry>()];
        }

        var plan = repository.PlanOf(Rows, Efforts.Several, new RunOptions { TimeLimit = TimeSpan.FromSeconds(20) });
        var results = await repository.RunAsync(plan, folder, resume: true);

        ShouldBeWhole(results);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
        ShouldHaveStartedNothingTwice(JournalText.Entries(folder));
        JournalText.Entries(folder).OfType<SampleEntry>().Select(entry => entry.Sample.AtSeconds).ShouldBeInOrder();
        JournalText.Entries(folder).OfType<GroupEndEntry>().Take(before.Count).ShouldBe(before);
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [SlowFact]
    public async Task A_killed_run_leaves_its_payloads_to_the_resumed_one_and_to_nobody_else()
    {
        var folder = repository.NewFolder();
        string ofHost;
        using (var host = new HostProcess(repository.Root, folder, resume: false, "good,spins", timeLimit: 20))
        {
            ofHost = $"roundup-*-{host.Id}-*";
            await host.KillWhenAsync(entries => entries.OfType<VerdictEntry>().Any(), TimeSpan.FromSeconds(1));
        }

        var files = Directory.GetFiles(repository.PrivateFolder(folder));
        files.ShouldContain(file => file.EndsWith(".bin"));
        const UnixFileMode OfUser = UnixFileMode.UserRead | UnixFileMode.UserWrite;
        files.ShouldAllBe(file => OperatingSystem.IsWindows() || File.GetUnixFileMode(file) == OfUser);

        var plan = repository.PlanOf("good,spins", Efforts.Several, new RunOptions { TimeLimit = TimeSpan.FromSeconds(1) });
        Directory.GetDirectories(Path.GetTempPath(), ofHost).ShouldNotBeEmpty("its workers had folders");

        await repository.RunAsync(plan, folder, resume: true);

        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
        Directory.GetDirectories(Path.GetTempPath(), ofHost).ShouldBeEmpty();
    }

    [LinuxFact]
    public async Task A_worker_that_only_SIGKILL_ends_is_ended_by_resuming()
    {
        var folder = repository.NewFolder();
        using (var host = new HostProcess(repository.Root, folder, resume: false, "blocks", timeLimit: 60))
        {
            // The worker is ready; a second later it is in native code.
            await host.KillWhenAsync(entries => entries.OfType<TargetEntry>().Any(), later: TimeSpan.FromSeconds(1));
        }

        var left = JournalText.Entries(folder).OfType<WorkerEntry>().ShouldHaveSingleItem();
        await Task.Delay(300);
        WorkerProcesses.IsAlive(left).ShouldBeTrue("the test is about a worker that does not end by itself");
        var wasAlive = true;
        var watcher = new Watcher((stage, _, _) => wasAlive &= stage != RunStage.Verify || WorkerProcesses.IsAlive(left));

        var plan = repository.PlanOf("blocks", Efforts.Several, new RunOptions { TimeLimit = TimeSpan.FromSeconds(1) });
        var results = await repository.RunAsync(plan, folder, resume: true, watcher);

        wasAlive.ShouldBeFalse("it is ended before the run continues");
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Hung);
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [Fact]
    public void A_process_that_only_has_the_same_id_is_left_alone()
    {
        // This very process, had it been started before.
        using var self = System.Diagnostics.Process.GetCurrentProcess();

        RunFolder.KillLeftoverWorkers([new WorkerEntry(self.Id, ProcessIdentity.StartOf(self) - 1)]);

        self.HasExited.ShouldBeFalse();
    }

    /// <summary>Every launch of every case once, with all its rounds, each once.</summary>
    private static void ShouldBeWhole(ResultsFile results)
    {
        var effort = Efforts.Several;
        results.Run.Interrupted.ShouldBeFalse();
        foreach (var result in results.Cases)
        {
            if (result.Id.Serializer == "Misbehaving/throws")
            {
                result.Outcome.ShouldBe(Outcome.Failed);
                continue;
            }

            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            var replicas = result.Id.Serializer == "Misbehaving/good" ? 2 : 1;
            result.Launches.Select(launch => (launch.Index, launch.Replica)).ShouldBe(
                from index in Enumerable.Range(0, effort.Launches) from replica in Enumerable.Range(0, replicas) select (index, replica));
            foreach (var launch in result.Launches)
            {
                launch.Samples.Select(sample => sample.Round).ShouldBe(Enumerable.Range(0, effort.Rounds));
                launch.Samples.Select(sample => sample.AtSeconds).ShouldBeInOrder();
            }
        }
    }

    /// <summary>A group that has ended is not begun again, and what is begun again starts from nothing.</summary>
    private static void ShouldHaveStartedNothingTwice(IEnumerable<Entry> entries)
    {
        var ended = new HashSet<(int, int)>();
        foreach (var entry in entries)
        {
            if (entry is GroupEndEntry end)
            {
                ended.Add((end.Group, end.Launch)).ShouldBeTrue($"group {end.Group} ended twice in launch {end.Launch}");
            }
            else if (entry is GroupStartEntry start)
            {
                ended.ShouldNotContain((start.Group, start.Launch));
            }
        }

        ended.Count.ShouldBe(Efforts.Several.Launches);
    }
}
