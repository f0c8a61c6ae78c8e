using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

// Determines the effort: that of the user, otherwise that of the suite with its changes.
internal static class EffortChoice
{
    // The minimum of Effort.MostLaunches if the user requests a width.
    private const int MostWhereRequested = 20;

    public static List<Effort> Choose(IReadOnlyList<IExperimentRules> experiments, SuiteDefinition suite, RunOptions options)
    {
        if (options.Until is not null && !experiments.Any(experiment => experiment.AddsLaunches))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"--until is for runs that measure speed, and this one is '{string.Join(", ", experiments.Select(known => known.Name))}': "
                + "leave it out, or give --effort.");
        }

        return [.. experiments.Select(experiment => Choose(experiment, suite, options))];
    }

    private static Effort Choose(IExperimentRules experiment, SuiteDefinition suite, RunOptions options)
    {
        var name = options.Effort ?? suite.Effort;
        var effort = experiment.Efforts.FirstOrDefault(e => string.Equals(e.Name, name, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("--effort", null).Nothing(name, Effort.Names);

        // What a suite says of launches is meant for its own experiments.
        var isChanged = options.Effort is null && suite.Experiments.Any(glob => Glob.Matches(glob, experiment.Name));
        return options.Against.Count > 0 && effort.Comparison is { } comparison
            ? Fixed(options, effort with { Launches = comparison.Launches, MostLaunches = comparison.MostLaunches, Until = null })
            : Until(experiment, options, Fixed(options, isChanged ? Changed(effort, suite) : effort));
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
        if (options.Until is { } until && experiment.AddsLaunches)
        {
            effort = effort with { Until = until, MostLaunches = Math.Max(MostWhereRequested, effort.MostLaunches) };
        }

        return effort with { MostLaunches = Math.Max(effort.Launches, effort.MostLaunches) };
    }
}
