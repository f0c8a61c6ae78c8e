using System.Globalization;

namespace Roundup.Trials.Designs;

/// <summary>The differences between processes of one row, under settings of the runtime that may cause them.</summary>
internal static class ProcessSpread
{
    private const int Batches = 20;

    private static readonly (string Name, (string Key, string Value)[] Settings)[] s_arms =
    [
        ("as measured", []),
        ("call counting after 100 ms (default)", [("DOTNET_TC_CallCountingDelayMs", "100")]),
        ("without PGO", [("DOTNET_TieredPGO", "0")]),
        ("without tiers", [("DOTNET_TieredCompilation", "0")]),
    ];

    /// <summary>Measures the processes of each arm, the arms in turn, and returns a table.</summary>
    public static async Task<string> RunAsync(WarmRows rows, int processes, CancellationToken cancellation)
    {
        Dictionary<(string Row, string Arm), List<(double Middle, double Variance)>> spread = [];
        for (var process = 0; process < processes; process++)
        {
            foreach (var (arm, settings) in s_arms)
            {
                var started = await rows.StartAsync(settings.ToDictionary(s => s.Key, s => s.Value), cancellation);
                foreach (var row in started)
                {
                    await row.TimeAsync();
                    List<double> times = [];
                    for (var batch = 0; batch < Batches; batch++)
                    {
                        times.Add(await row.TimeAsync());
                    }

                    spread.TryAdd((row.Name, arm), []);
                    spread[(row.Name, arm)].Add((SampleStatistics.Median(times), SampleStatistics.Variance(times)));
                    await row.Worker.DisposeAsync();
                }
            }
        }

        var lines = spread.Select(s => string.Create(
            CultureInfo.InvariantCulture,
            $"| {s.Key.Row} | {s.Key.Arm} | {Math.Exp(s.Value.Average(p => p.Middle)):0.0} | "
            + $"{Math.Sqrt(SampleStatistics.Variance([.. s.Value.Select(p => p.Middle)])):P2} | "
            + $"{Math.Sqrt(SampleStatistics.Median(s.Value.Select(p => p.Variance))):P2} |"));
        return "| row | setting | ns a call | deviation of processes | deviation of batches in one (median) |\n|---|---|---:|---:|---:|\n"
            + string.Join('\n', lines.Order());
    }
}
