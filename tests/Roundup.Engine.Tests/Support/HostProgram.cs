using System.Globalization;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Tests.Support;

/// <summary>The test assembly as a program: one run of the engine in a process that a test can kill.</summary>
internal static class HostProgram
{
    /// <summary>
    /// Arguments: the repository's root, the run's folder, <c>new</c> or <c>resume</c>, the rows, the time limit in seconds.
    /// </summary>
    public static async Task<int> Main(string[] arguments)
    {
        try
        {
            var options = new RunOptions { TimeLimit = TimeSpan.FromSeconds(double.Parse(arguments[4], CultureInfo.InvariantCulture)) };
            var plan = TestRepository.PlanOf(arguments[0], arguments[3], Efforts.Several, options);
            await TestRepository.RunAsync(arguments[0], plan, arguments[1], resume: arguments[2] == "resume");
            return 0;
        }
        catch (RoundupException e)
        {
            await Console.Error.WriteLineAsync(e.Message);
            return (int)e.ExitCode;
        }
    }
}
