namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Two runs of ten rows that did not change and two that did, of which one is slower on one set of data. A run as a whole is faster or
/// slower, and each row differs from run to run.
/// </summary>
/// <param name="Random">The source of the noise.</param>
/// <param name="BetweenRuns">Standard deviation of a row's logarithm from run to run.</param>
/// <param name="Slower">The true factor of the slower case.</param>
internal sealed record TwoRunSimulation(Random Random, double BetweenRuns, double Slower)
{
    private const double LaunchSd = 0.03;
    private const int Launches = 5;
    private static readonly string[] s_rows = [.. Enumerable.Range(0, 10).Select(i => $"same{i}"), "changed", "slower"];
    private static readonly string[] s_datasets = ["D0", "D1", "D2", "D3"];

    public IReadOnlyList<CaseChange> Run() => TwoRuns.Compare(File("1", isAfter: false), File("2", isAfter: true)).Cases;

    private ResultsFile File(string version, bool isAfter)
    {
        var run = 0.2 * Random.Normal();
        var file = Synthetic.File(
            "same0",
            [
                .. from dataset in s_datasets
                   from row in s_rows
                   let factor = isAfter && row == "slower" && dataset == "D0" ? Slower : 1
                   select Case(row, dataset, 1000 * factor * Math.Exp(run + (BetweenRuns * Random.Normal()))),
            ]);
        return file with
        {
            Targets = [new() { Name = Synthetic.Target, Runtime = ".NET 10.0.0" }],
            Serializers =
            [
                .. file.Serializers.Select(info => info with
                {
                    Version = info.Name.StartsWith("same", StringComparison.Ordinal) ? "1" : version,
                }),
            ],
        };
    }

    private CaseResult Case(string row, string dataset, double ns) => Synthetic.Case(row) with
    {
        Id = new(row, CaseId.NoCompressor, Synthetic.Table with { Dataset = dataset }),
        Experiments = Parts.Of(
            ExperimentNames.Speed,
            new SpeedData([.. Enumerable.Range(0, Launches).Select(i => Launch(i, ns * Math.Exp(LaunchSd * Random.Normal())))])
            {
                Estimate = new()
                {
                    [SpeedQuantities.Batches] = 5,
                    [SpeedQuantities.Min] = ns,
                    [SpeedQuantities.Q1] = ns,
                    [SpeedQuantities.Median] = ns,
                    [SpeedQuantities.Q3] = ns,
                    [SpeedQuantities.Max] = ns,
                    [SpeedQuantities.DisturbedShare] = 0,
                    [SpeedQuantities.Gen0] = 0,
                    [SpeedQuantities.Gen1] = 0,
                    [SpeedQuantities.Gen2] = 0,
                },
            }),
    };

    private static LaunchResult Launch(int index, double ns) => new() { Index = index, PerCallNs = ns };
}
