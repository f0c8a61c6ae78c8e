namespace Roundup.Processes.Tests.Support;

/// <summary>The test assembly as a program: one run of the engine in a process that a test can kill.</summary>
internal static class HostProgram
{
    /// <summary>In place of the repository's root: workers are scripted.</summary>
    public const string Scripted = "scripted";

    /// <summary>
    /// Arguments: the repository's root or <see cref="Scripted"/>, the run's folder, <c>new</c> or <c>resume</c>, the rows, the time limit
    /// in seconds.
    /// </summary>
    public static async Task<int> Main(string[] arguments)
    {
        try
        {
            var isResumed = arguments[2] == "resume";
            if (arguments[0] == Scripted)
            {
                using var run = new ScriptedRun(arguments[3].Split(','));
                await run.RunAsync(run.PlanOf(Efforts.Several), isResumed, folder: arguments[1]);
                return 0;
            }

            var options = new RunOptions { TimeLimit = TimeSpan.FromSeconds(double.Parse(arguments[4], CultureInfo.InvariantCulture)) };
            var plan = TestRepository.PlanOf(arguments[0], arguments[3], Efforts.Several, options);
            await TestRepository.RunAsync(arguments[0], plan, arguments[1], isResumed);
            return 0;
        }
        catch (RoundupException e)
        {
            await Console.Error.WriteLineAsync(e.Message);
            return (int)e.ExitCode;
        }
    }
}
