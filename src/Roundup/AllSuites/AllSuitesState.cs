using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.AllSuites;

/// <summary>What is known of a run of all suites: what was asked, and how each of them ended so far.</summary>
/// <param name="Options">What was asked of each suite.</param>
/// <param name="Suites">The suites, in the order in which they run.</param>
internal sealed record AllSuitesState(RunOptions Options, IReadOnlyList<SuiteEnd> Suites);

/// <summary>How one suite ended.</summary>
/// <param name="Suite">Its name, which its folder has too.</param>
/// <param name="Code">Its exit code; null as long as it is not finished.</param>
/// <param name="Seconds">The time that it took, all of its parts where it was resumed.</param>
/// <param name="Error">Why it could not run at all; null where it did.</param>
internal sealed record SuiteEnd(string Suite, ExitCode? Code, double Seconds, string? Error)
{
    /// <summary>Whether it is not to be run again.</summary>
    public bool IsFinished => Code is not null and not ExitCode.Interrupted;
}
