using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Determines the effort: that of the user, otherwise that of the suite with its changes.</summary>
internal static class EffortChoice
{
    /// <summary>The minimum of <see cref="Effort.MostLaunches"/> if the user requests a width.</summary>
    private const int MostWhereAsked = 20;

    public static Effort Of(IExperimentRules experiment, SuiteDefinition suite, RunOptions options)
    {
        var name = options.Effort ?? suite.Effort;
        var effort = experiment.Efforts.FirstOrDefault(e => string.Equals(e.Name, name, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("--effort", null).Nothing(name, Effort.Names);
        return Until(experiment, options, Fixed(options, options.Effort is null ? Changed(effort, suite) : effort));
    }

    // A number of launches from the user is fixed.
    private static Effort Fixed(RunOptions options, Effort effort) => options switch
    {
        { Launches: null } => effort,
        { Until: null } => effort with { Launches = options.Launches.Value, Until = null, MostLaunches = options.Launches.Value },
        _ => throw new RoundupException(
            ExitCode.Usage, "--launches fixes how many launches there are, and --until adds launches: give one of them."),
    };

    // A number of launches from the suite is fixed.
    private static Effort Changed(Effort effort, SuiteDefinition suite) => effort with
    {
        Launches = suite.Launches ?? effort.Launches,
        Until = suite.Launches is null ? effort.Until : null,
        Rounds = suite.Rounds ?? effort.Rounds,
        WarmupMs = suite.WarmupMs ?? effort.WarmupMs,
    };

    private static Effort Until(IExperimentRules experiment, RunOptions options, Effort effort)
    {
        if (options.Until is { } until)
        {
            var most = Math.Max(MostWhereAsked, effort.MostLaunches);
            effort = experiment.AddsLaunches ? effort with { Until = until, MostLaunches = most } : throw new RoundupException(
                ExitCode.Usage,
                $"--until is for runs that measure steady state, and this one is '{experiment.Name}': leave it out, or give --effort.");
        }

        return effort with { MostLaunches = Math.Max(effort.Launches, effort.MostLaunches) };
    }
}
