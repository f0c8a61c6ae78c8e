namespace Roundup.Engine.Tests.Outcomes;

/// <summary>A defect of Roundup itself: what was won is kept, and the run can go on.</summary>
public class HostFaultTests
{
    [Fact]
    public async Task What_was_measured_is_written_with_the_cause_and_the_rest_is_done_later()
    {
        using var run = new ScriptedRun("good", "other");
        var plan = run.PlanOf(Efforts.Several);
        var watcher = new Watcher((stage, done, total) =>
        {
            if (stage == RunStage.Measure && done >= total / 2)
            {
                throw new InvalidOperationException("nobody expected this");
            }
        });

        await run.RunAsync(plan, observer: watcher);

        var results = run.Stored;
        var notice = results.Notices.Where(notice => notice.Code == NoticeCode.HostFailed).ShouldHaveSingleItem();
        NoticeCatalogue.Text(notice).ShouldContain("InvalidOperationException: nobody expected this in Roundup.");
        results.Cases.Select(result => result.Launches.Count).ShouldAllBe(launches => launches > 0);

        var whole = await run.RunAsync(plan, resume: true);

        whole.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.HostFailed);
        whole.Cases.Where(result => result.Id.Serializer == "other").Select(result => result.Launches.Count)
            .ShouldAllBe(launches => launches == Efforts.Several.Launches);
    }

    [Fact]
    public async Task A_defect_in_a_step_of_a_row_ends_its_cases_and_no_others()
    {
        using var run = new ScriptedRun("good", "other");
        run.Script("other", at => at.Name == "batch" ? throw new InvalidOperationException("nobody expected this") : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Least));

        foreach (var result in results.Cases)
        {
            var isGood = result.Id.Serializer == "good";
            result.Outcome.ShouldBe(isGood ? Outcome.Measured : Outcome.Failed, result.Reason);
            (result.Reason ?? "").ShouldStartWith(
                isGood ? "" : "Roundup itself failed (InvalidOperationException: nobody expected this in ");
        }
    }
}
