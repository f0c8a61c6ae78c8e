namespace Roundup.Engine.Tests.Resuming;

/// <summary>One run at a time writes a folder.</summary>
public class RunLockTests
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_folder_that_is_being_written_is_refused(bool resume)
    {
        using var run = new ScriptedRun("good");
        var folder = run.Folder;
        var plan = run.PlanOf(Efforts.Hardly);
        using (RunLock.Take(folder))
        {
            var error = await Should.ThrowAsync<RoundupException>(() => run.RunAsync(plan, resume));

            error.ExitCode.ShouldBe(ExitCode.Usage);
            error.Message.ShouldStartWith("another roundup");
            error.Message.ShouldContain(folder);
            File.Exists(Journal.PathIn(folder)).ShouldBeFalse("nothing is written");
        }

        Directory.EnumerateFileSystemEntries(folder).ShouldBeEmpty("the lock leaves nothing behind");
        (await run.RunAsync(plan)).Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }
}
