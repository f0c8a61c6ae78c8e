using Roundup.Catalogue;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Resuming;

/// <summary>One run at a time writes a folder.</summary>
[Collection(WithRepository.Resuming)]
public sealed class RunLockTests(TestRepository repository)
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_folder_that_is_being_written_is_refused(bool resume)
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good", Efforts.Hardly);
        using (RunLock.Take(folder))
        {
            var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(plan, folder, resume));

            error.ExitCode.ShouldBe(ExitCode.Usage);
            error.Message.ShouldStartWith("another roundup");
            error.Message.ShouldContain(folder);
            File.Exists(Journal.PathIn(folder)).ShouldBeFalse("nothing is written");
        }

        Directory.EnumerateFileSystemEntries(folder).ShouldBeEmpty("the lock leaves nothing behind");
        (await repository.RunAsync(plan, folder)).Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }
}
