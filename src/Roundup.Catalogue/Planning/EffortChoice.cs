using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>How much is measured: what the user says, else the suite's effort with what the suite changes of it.</summary>
internal static class EffortChoice
{
    public static Effort Of(IExperimentRules experiment, SuiteDefinition suite, RunOptions options)
    {
        var name = options.Effort ?? suite.Effort;
        var effort = experiment.Efforts.FirstOrDefault(e => string.Equals(e.Name, name, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("--effort", null).Nothing(name, Effort.Names);
        return options.Effort is not null ? effort : effort with
        {
            Launches = suite.Launches ?? effort.Launches,
            Rounds = suite.Rounds ?? effort.Rounds,
            WarmupMs = suite.WarmupMs ?? effort.WarmupMs,
        };
    }
}
