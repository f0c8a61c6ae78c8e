using Roundup.Engine.Experiments;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Outcomes;

/// <summary>A defect of Roundup itself: what was won is kept, and the run can go on.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class HostFaultTests(TestRepository repository)
{
    [Fact]
    public async Task What_was_measured_is_written_with_the_cause_and_the_rest_is_done_later()
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good,loses-member", Efforts.Several);
        var watcher = new Watcher((stage, done, total) =>
        {
            if (stage == RunStage.Measure && done >= total / 2)
            {
                throw new InvalidOperationException("nobody expected this");
            }
        });

        await repository.RunAsync(plan, folder, observer: watcher);

        var results = TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName));
        var notice = results.Notices.Where(notice => notice.Code == NoticeCode.HostFailed).ShouldHaveSingleItem();
        NoticeCatalogue.Text(notice).ShouldContain("InvalidOperationException: nobody expected this in Roundup.");
        results.Cases.Select(result => result.Launches.Count).ShouldAllBe(launches => launches > 0);

        var whole = await repository.RunAsync(plan, folder, resume: true);

        whole.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.HostFailed);
        whole.Cases.Where(result => result.Id.Serializer == "Misbehaving/loses-member").Select(result => result.Launches.Count)
            .ShouldAllBe(launches => launches == Efforts.Several.Launches);
    }
}
