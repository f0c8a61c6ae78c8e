using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>Experiments for planning, without an engine.</summary>
public static class TestExperiments
{
    public static IReadOnlyList<IExperimentRules> All { get; } =
    [
        new Rules(
            ExperimentNames.Speed,
            [
                new("quick", 3, 10, 10, 1_000) { Comparison = new(8, 8, 0.02, 0.05) },
                new("standard", 5, 20, 10, 2_000) { MostLaunches = 40, Until = 0.02, Comparison = new(8, 20, 0.02, 0.05) },
                new("rigorous", 10, 30, 20, 5_000),
            ]),
        new Rules(ExperimentNames.FirstCall, [new("quick", 15, 1, 0, 0), new("standard", 25, 1, 0, 0), new("rigorous", 50, 1, 0, 0)]),
        new Rules(ExperimentNames.Check, [.. Effort.Names.Select(name => new Effort(name, 0, 0, 0, 0))]),
        new Rules(
            ExperimentNames.Instructions,
            [.. Effort.Names.Select(name => new Effort(name, 2, 1, 0, 0) { Comparison = new(2, 2, 0.005, 0.005) })]),
    ];

    private sealed record Rules(string Name, IReadOnlyList<Effort> Efforts) : IExperimentRules
    {
        public bool ComparesSerializers => Name is not (ExperimentNames.Check or ExperimentNames.Instructions);

        public IReadOnlyList<string> Targets => Name == ExperimentNames.Instructions ? ["net10.0-aot", "net10.0-no-tiering"] : [];

        public ExperimentValues Values => Name switch
        {
            ExperimentNames.Check => ExperimentValues.Probes,
            ExperimentNames.FirstCall => ExperimentValues.DatasetsTogether,
            _ => ExperimentValues.Datasets,
        };

        public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;
    }
}
