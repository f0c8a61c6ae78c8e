using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Which experiments are made: those that the user asks for, else the suite's.</summary>
internal static class ExperimentChoice
{
    /// <summary>The experiments, in the order in which they run.</summary>
    public static List<IExperimentRules> Of(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var isAsked = options.Experiments.Count > 0;
        return new Selection(isAsked ? "--experiment" : $"{suite.File}: 'experiments'", null)
            .Pick(isAsked ? options.Experiments : suite.Experiments, catalogue.Experiments, experiment => experiment.Name);
    }
}
