using System.Globalization;

namespace Roundup.Trials.Designs;

/// <summary>
/// The time of a batch after batches of other rows, over its time after a batch of its own row, with increasing numbers of untimed calls
/// before it.
/// </summary>
internal static class Residency
{
    private const int Rounds = 8;
    private const int Alone = -1;

    /// <summary>Untimed calls in addition to those of the worker, as one n-th of a batch; 0: none.</summary>
    private static readonly int[] s_leadIns = [0, 4, 2, 1];

    /// <summary>Measures, and returns a table: for each row and part of a batch before, the time over that of the row alone.</summary>
    public static async Task<string> RunAsync(WarmRows rows, int sets, CancellationToken cancellation)
    {
        var random = new Random(1);
        Dictionary<(string Row, int LeadIn), List<double>> logs = [];
        for (var set = 0; set < sets; set++)
        {
            var started = await rows.StartAsync(WarmRows.NoSettings, cancellation);
            Dictionary<int, Dictionary<string, double>> times = [];
            foreach (var leadIn in s_leadIns.Append(Alone).OrderBy(_ => random.Next()).ToArray())
            {
                times[leadIn] = await (leadIn == Alone ? AloneAsync(started) : InTurnAsync(started, leadIn, random));
            }

            foreach (var row in started)
            {
                foreach (var leadIn in s_leadIns)
                {
                    logs.TryAdd((row.Name, leadIn), []);
                    logs[(row.Name, leadIn)].Add(times[leadIn][row.Name] - times[Alone][row.Name]);
                }

                await row.Worker.DisposeAsync();
            }
        }

        return Table(logs);
    }

    private static async Task<Dictionary<string, double>> AloneAsync(IReadOnlyList<WarmRow> rows)
    {
        Dictionary<string, double> alone = [];
        foreach (var row in rows)
        {
            List<double> times = [];
            for (var round = 0; round <= Rounds; round++)
            {
                times.Add(await row.TimeAsync());
            }

            alone[row.Name] = SampleStatistics.Median(times[1..]);
        }

        return alone;
    }

    private static async Task<Dictionary<string, double>> InTurnAsync(IReadOnlyList<WarmRow> rows, int leadIn, Random random)
    {
        Dictionary<string, List<double>> times = rows.ToDictionary(row => row.Name, _ => new List<double>());
        for (var round = 0; round < Rounds; round++)
        {
            foreach (var row in rows.OrderBy(_ => random.Next()).ToArray())
            {
                if (leadIn > 0)
                {
                    await row.TimeAsync(leadIn);
                }

                times[row.Name].Add(await row.TimeAsync());
            }
        }

        return times.ToDictionary(row => row.Key, row => SampleStatistics.Median(row.Value));
    }

    private static string Table(Dictionary<(string Row, int LeadIn), List<double>> logs)
    {
        string Cell(string row, int leadIn)
        {
            var values = logs[(row, leadIn)];
            var error = Math.Sqrt(SampleStatistics.Variance(values) / values.Count);
            return string.Create(CultureInfo.InvariantCulture, $"{Math.Exp(values.Average()) - 1:+0.0 %;-0.0 %} ± {error:0.0 %}");
        }

        var lines = logs.Keys.Select(key => key.Row).Distinct()
            .Select(row => $"| {row} | {string.Join(" | ", s_leadIns.Select(leadIn => Cell(row, leadIn)))} |");
        return $"| row | {string.Join(" | ", s_leadIns.Select(leadIn => leadIn == 0 ? "as it is" : $"1/{leadIn} batch more"))} |\n"
            + $"|---|{string.Concat(s_leadIns.Select(_ => "---:|"))}\n{string.Join('\n', lines)}";
    }
}
