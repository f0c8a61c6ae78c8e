using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Which experiment is made: the one the user asks for, else the suite's.</summary>
internal static class ExperimentChoice
{
    /// <exception cref="RoundupException">There is no experiment of that name.</exception>
    public static IExperimentRules Of(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var name = options.Experiment ?? suite.Experiment;
        var source = options.Experiment is null ? $"{suite.File}: 'experiment'" : "The experiment";
        return catalogue.Experiments.FirstOrDefault(known => string.Equals(known.Name, name, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection(source, null).Nothing(name, catalogue.Experiments.Select(known => known.Name));
    }
}
