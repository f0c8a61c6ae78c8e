using System.Globalization;
using Roundup.Protocol.Speed;

namespace Roundup.Trials.Designs;

/// <summary>
/// The effect of each <see cref="Arm"/>. A set has one process for each arm and row. All processes live at once and are timed in rounds, in
/// random order, so that phases of the machine affect all of them equally.
/// </summary>
internal static class ArmTrial
{
    private const int Rounds = 16;

    /// <summary>Batches above the upper quartile plus this number of interquartile ranges are outliers (Tukey's fence).</summary>
    private const double Fence = 1.5;

    /// <summary>Measures and returns a table.</summary>
    public static async Task<string> RunAsync(WarmRows rows, int sets, CancellationToken cancellation)
    {
        var random = new Random(1);
        Dictionary<(string Row, Arm Arm), List<Effect>> effects = [];
        for (var set = 0; set < sets; set++)
        {
            foreach (var (row, times) in await SetAsync(rows, random, cancellation))
            {
                foreach (var arm in Arm.All)
                {
                    effects.TryAdd((row, arm), []);
                    effects[(row, arm)].Add(Effect.Of(times[arm], times[Arm.All[0]]));
                }
            }

            await Console.Error.WriteLineAsync($"set {set + 1} of {sets}");
        }

        var lines = effects.Select(pair => string.Create(
            CultureInfo.InvariantCulture,
            $"| {pair.Key.Row} | {pair.Key.Arm.Name} | {Math.Exp(pair.Value.Average(effect => effect.LogNs)):0.0} | "
            + $"{Change(pair.Value, effect => effect.Change)} | {Change(pair.Value, effect => effect.ChangeWithPauses)} | "
            + $"{Change(pair.Value, effect => effect.Outliers)} |"));
        return "| row | arm | ns a call | difference | with pauses of the collector | removing outliers |\n|---|---|---:|---:|---:|---:|\n"
            + string.Join('\n', lines);
    }

    private static async Task<Dictionary<string, Dictionary<Arm, List<(double Ns, double PauseNs)>>>> SetAsync(
        WarmRows rows, Random random, CancellationToken cancellation)
    {
        List<(Arm Arm, WarmRow Row)> processes = [];
        Dictionary<string, Dictionary<Arm, List<(double Ns, double PauseNs)>>> times = [];
        foreach (var arm in Arm.All.OrderBy(_ => random.Next()).ToArray())
        {
            foreach (var row in await rows.StartAsync(arm.Settings, cancellation))
            {
                await arm.ApplyAsync(row.Worker.Id);
                processes.Add((arm, row));
                times.TryAdd(row.Name, []);
                times[row.Name][arm] = [];
            }
        }

        for (var round = 0; round < Rounds; round++)
        {
            foreach (var (arm, row) in processes.OrderBy(_ => random.Next()).ToArray())
            {
                if (arm.CollectsFirst)
                {
                    await row.Worker.AskAsync(new PeakCommand(Reset: false, Collect: true));
                }

                times[row.Name][arm].Add(await row.BatchAsync());
            }
        }

        foreach (var (_, row) in processes)
        {
            await row.Worker.DisposeAsync();
        }

        return times;
    }

    private static string Change(List<Effect> effects, Func<Effect, double> of)
    {
        var error = Math.Sqrt(SampleStatistics.Variance([.. effects.Select(of)]) / effects.Count);
        return string.Create(CultureInfo.InvariantCulture, $"{effects.Average(of):+0.0 %;-0.0 %;0.0 %} ± {error:0.0 %}");
    }

    /// <summary>The estimates of one process.</summary>
    /// <param name="LogNs">Logarithm of the CPU time of a call without pauses of the collector, ns.</param>
    /// <param name="Change">Median over the rounds of the logarithm of its time over that of the first arm.</param>
    /// <param name="ChangeWithPauses">Logarithm of its mean over that of the first arm, pauses included.</param>
    /// <param name="Outliers">Logarithm of its mean without upper outliers over its mean.</param>
    private sealed record Effect(double LogNs, double Change, double ChangeWithPauses, double Outliers)
    {
        public static Effect Of(List<(double Ns, double PauseNs)> times, List<(double Ns, double PauseNs)> first)
        {
            double[] all = [.. times.Select(batch => batch.Ns + batch.PauseNs).Order()];
            double[] compared = [.. first.Select(batch => batch.Ns + batch.PauseNs)];
            var (lower, upper) = (all[all.Length / 4], all[3 * all.Length / 4]);
            var limit = upper + (Fence * (upper - lower));
            return new(
                SampleStatistics.Median(times.Select(batch => Math.Log(batch.Ns))),
                SampleStatistics.Median(times.Zip(first, (a, b) => Math.Log(a.Ns / b.Ns))),
                Math.Log(all.Average() / compared.Average()),
                Math.Log(all.Where(ns => ns <= limit).Average() / all.Average()));
        }
    }
}
