namespace Roundup.Processes.Tests.Builds;

/// <summary>A program of a build that somebody else ends, as the system does where memory runs out.</summary>
[Collection(WithRepository.Others)]
public sealed class KilledBuildTests
{
    [SlowLinuxFact]
    public async Task A_build_that_was_killed_is_made_again()
    {
        using var repository = new TestRepository("killed");
        using var ended = new CancellationTokenSource();
        var killing = KillOnceAsync(repository.Root, ended.Token);

        var results = await repository.RunAsync(repository.PlanOf("good", Efforts.Hardly), repository.NewFolder());

        await ended.CancelAsync();
        (await killing).ShouldBeTrue("there was no build to kill");
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }

    [Theory]
    [InlineData(137, "", "SIGKILL")]
    [InlineData(134, "Unhandled exception. System.Exception: no\n   at X", "Unhandled exception. System.Exception: no")]
    [InlineData(1, "no file\n", "no file")]
    public void A_program_of_values_that_ended_without_a_word_still_has_a_cause(int exitCode, string errors, string cause) =>
        ValuesBuilder.Cause(exitCode, errors).ShouldContain(cause);

    /// <summary>Ends the first MSBuild of a repository, in the middle of its work.</summary>
    private static async Task<bool> KillOnceAsync(string root, CancellationToken ended)
    {
        while (!ended.IsCancellationRequested)
        {
            foreach (var process in Process.GetProcesses().Where(process => IsBuild(process.Id, root)))
            {
                await Task.Delay(1000, CancellationToken.None);
                process.Kill();
                return true;
            }

            await Task.Delay(20, CancellationToken.None);
        }

        return false;
    }

    private static bool IsBuild(int id, string root)
    {
        try
        {
            return File.ReadAllText($"/proc/{id}/cmdline").Contains("\0msbuild\0", StringComparison.Ordinal)
                && new FileInfo($"/proc/{id}/cwd").LinkTarget?.StartsWith(root, StringComparison.Ordinal) == true;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
