using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary><c>--experiment</c>: what is found out about the cases.</summary>
internal static class ExperimentOption
{
    public static Option<string[]> Create(CliContext context) => new Completions(context).Add(
        new Option<string[]>("--experiment")
        {
            HelpName = "GLOB",
            CustomParser = Parsers.Texts,
            Description = "The experiments to run instead of the suite's, in one report: "
                + $"{string.Join(", ", context.Experiments.Select(experiment => experiment.Measurement.Name))}.",
        },
        _ => context.Experiments.Select(experiment => experiment.Measurement.Name));
}
