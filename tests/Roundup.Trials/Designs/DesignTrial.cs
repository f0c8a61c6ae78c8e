using System.Diagnostics;
using Roundup.Engine.Workers;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Trials.Designs;

/// <summary>One pair of warm processes, measured by each design in turn.</summary>
/// <param name="a">One process and the calls of its batch of 10 ms.</param>
/// <param name="b">The other.</param>
/// <param name="processors">Two processors; batches that run alone run on the last.</param>
/// <param name="random">The orders.</param>
internal sealed class DesignTrial((Worker Worker, long Calls) a, (Worker Worker, long Calls) b, (int First, int Last) processors, Random random)
{
    private const int Rounds = 6;
    private const int SlicesInBatch = 7;

    /// <summary>A block of a design.</summary>
    public async Task<Block> BlockAsync(Design design, int pair)
    {
        await PinAsync(design == Design.Duet ? processors.First : processors.Last, processors.Last).ConfigureAwait(false);
        var clock = Stopwatch.StartNew();
        List<double> logs = [];
        switch (design)
        {
            case Design.Rounds:
                for (var round = 0; round < Rounds; round++)
                {
                    logs.Add(await InTurnAsync(random.Next(2) == 0, 1).ConfigureAwait(false));
                }

                break;
            case Design.Slices:
                for (var pass = 0; pass < Rounds * SlicesInBatch; pass++)
                {
                    logs.Add(await InTurnAsync(pass % 2 == 0, SlicesInBatch).ConfigureAwait(false));
                }

                break;
            default:
                for (var round = 0; round < 2 * Rounds; round++)
                {
                    if (round == Rounds)
                    {
                        await PinAsync(processors.Last, processors.First).ConfigureAwait(false);
                    }

                    var times = await Task.WhenAll(TimeAsync(a, 1), TimeAsync(b, 1)).ConfigureAwait(false);
                    logs.Add(times[0] - times[1]);
                }

                break;
        }

        logs.Sort();
        return new(design, pair, (logs[(logs.Count - 1) / 2] + logs[logs.Count / 2]) / 2, clock.Elapsed.TotalSeconds);
    }

    private async Task<double> InTurnAsync(bool aFirst, int part)
    {
        var first = await TimeAsync(aFirst ? a : b, part).ConfigureAwait(false);
        var second = await TimeAsync(aFirst ? b : a, part).ConfigureAwait(false);
        return aFirst ? first - second : second - first;
    }

    private static async Task<double> TimeAsync((Worker Worker, long Calls) row, int part)
    {
        var calls = Math.Max(1, row.Calls / part);
        var readings = new BatchReadings((await row.Worker.AskAsync(new BatchCommand(calls)).ConfigureAwait(false)).Readings);
        return Math.Log((readings.CpuNs ?? readings.WallNs) / calls);
    }

    private async Task PinAsync(int processorOfA, int processorOfB)
    {
        await a.Worker.AskAsync(new PinCommand(processorOfA)).ConfigureAwait(false);
        await b.Worker.AskAsync(new PinCommand(processorOfB)).ConfigureAwait(false);
    }
}
