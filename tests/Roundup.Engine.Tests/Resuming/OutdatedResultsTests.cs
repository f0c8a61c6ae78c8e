namespace Roundup.Engine.Tests.Resuming;

/// <summary>Launches of two builds are not joined in one row.</summary>
public class StaleTests
{
    [Theory]
    [InlineData("code", "good", 2)]
    [InlineData("code", "other", 2)]
    [InlineData("code", "bad", 2)]
    [InlineData("values", "Notes", 6)]
    public async Task A_row_that_changed_is_verified_and_measured_anew_with_those_beside_it(string what, string name, int cases)
    {
        using var run = new ScriptedRun("good", "other", "bad");
        run.Script("bad", at => at.Name == "Serialize" ? Act.Throws("FormatException: no") : null);
        var plan = run.PlanOf(Efforts.Hardly);
        var first = await run.RunAsync(plan);
        (what == "code" ? run.Builds.Code : run.Builds.Values)[name] = "2";
        var before = run.Entries.Count;

        var second = await run.RunAsync(plan, resume: true);

        var notice = second.Notices.Where(notice => notice.Code == NoticeCode.ChangedSinceThen).ShouldHaveSingleItem();
        notice.Arguments.ShouldBe([what == "code" ? name : "good, other, bad", $"{cases}"]);
        var isFailing = name == "bad";
        run.Entries.Skip(before).Any(entry => entry is VerdictEntry or OutcomeEntry).ShouldBeTrue();
        foreach (var (old, anew) in first.Cases.Zip(second.Cases))
        {
            anew.Outcome.ShouldBe(old.Outcome, anew.Reason);
            anew.Launches.Select(launch => (launch.Index, launch.Replica))
                .ShouldBe(old.Launches.Select(launch => (launch.Index, launch.Replica)));
            foreach (var (one, other) in old.Launches.Zip(anew.Launches))
            {
                // A row that was never measured has nobody beside it.
                Times(other).SequenceEqual(Times(one)).ShouldBe(isFailing);
            }
        }
    }

    [Fact]
    public async Task Nothing_is_measured_anew_where_nothing_changed()
    {
        using var run = new ScriptedRun("good", "bad");
        run.Script("bad", at => at.Name == "Serialize" ? Act.Throws("FormatException: no") : null);
        var plan = run.PlanOf(Efforts.Hardly);
        var first = await run.RunAsync(plan);
        var processes = run.Workers.Processes.Count;

        var second = await run.RunAsync(plan, resume: true);

        second.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.ChangedSinceThen);
        second.Cases.SelectMany(result => result.Launches).SelectMany(Times)
            .ShouldBe(first.Cases.SelectMany(result => result.Launches).SelectMany(Times));
        run.Workers.Processes.Count.ShouldBe(processes);
    }

    [Theory]
    [InlineData("another one", 2, "another one with 2 processors, os, x64")]
    [InlineData("cpu", 4, "cpu with 4 processors, os, x64")]
    public async Task Nothing_is_added_on_a_machine_of_another_kind(string cpu, int processors, string kind)
    {
        using var run = new ScriptedRun("good");
        var plan = run.PlanOf(Efforts.Hardly);
        await run.RunAsync(plan);
        var before = await File.ReadAllTextAsync(Journal.PathIn(run.Folder));
        run.Machine = run.Machine with { Cpu = cpu, LogicalCpus = processors };

        var error = await Should.ThrowAsync<RoundupException>(() => run.RunAsync(plan, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain($"was started on cpu with 2 processors, os, x64, and this is {kind}: ");
        (await File.ReadAllTextAsync(Journal.PathIn(run.Folder))).ShouldBe(before);
    }

    private static IEnumerable<double> Times(LaunchResult launch) => launch.Samples.Select(sample => sample.WallNs);
}
