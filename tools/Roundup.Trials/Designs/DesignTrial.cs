using System.Diagnostics;

namespace Roundup.Trials.Designs;

/// <summary>One pair of warm processes, measured by each design in turn.</summary>
/// <param name="a">The first process.</param>
/// <param name="b">The second process.</param>
/// <param name="processors">Two processors; batches that run alone run on the last.</param>
/// <param name="random">Decides the orders.</param>
internal sealed class DesignTrial(WarmRow a, WarmRow b, (int First, int Last) processors, Random random)
{
    private const int Rounds = 6;
    private const int SlicesInBatch = 7;

    public async Task<Block> BlockAsync(Design design, int pair)
    {
        await PinAsync(design == Design.Duet ? processors.First : processors.Last, processors.Last);
        var clock = Stopwatch.StartNew();
        List<double> logs = [];
        switch (design)
        {
            case Design.Rounds:
                for (var round = 0; round < Rounds; round++)
                {
                    logs.Add(await InTurnAsync(random.Next(2) == 0, 1));
                }

                break;
            case Design.Slices:
                for (var pass = 0; pass < Rounds * SlicesInBatch; pass++)
                {
                    logs.Add(await InTurnAsync(pass % 2 == 0, SlicesInBatch));
                }

                break;
            default:
                for (var round = 0; round < 2 * Rounds; round++)
                {
                    if (round == Rounds)
                    {
                        await PinAsync(processors.Last, processors.First);
                    }

                    var times = await Task.WhenAll(a.TimeAsync(), b.TimeAsync());
                    logs.Add(times[0] - times[1]);
                }

                break;
        }

        return new(design, pair, SampleStatistics.Median(logs), clock.Elapsed.TotalSeconds);
    }

    private async Task<double> InTurnAsync(bool aFirst, int part)
    {
        var first = await (aFirst ? a : b).TimeAsync(part);
        var second = await (aFirst ? b : a).TimeAsync(part);
        return aFirst ? first - second : second - first;
    }

    private async Task PinAsync(int processorOfA, int processorOfB)
    {
        await a.PinAsync(processorOfA);
        await b.PinAsync(processorOfB);
    }
}

/// <summary>The way in which two processes take turns.</summary>
internal enum Design
{
    /// <summary>Rounds of one batch each, in random order, as in a run.</summary>
    Rounds,

    /// <summary>Slices of about 1.5 ms in the order A B B A.</summary>
    Slices,

    /// <summary>Both at once on two processors, which they swap after half of the rounds (Bulej et al., Duet Benchmarking, 2020).</summary>
    Duet,
}

/// <summary>The result of one block of a design.</summary>
/// <param name="Design">The design.</param>
/// <param name="Pair">The pair of processes, from 0.</param>
/// <param name="LogRatio">Logarithm of the time of a call of A over that of B: median over the block.</param>
/// <param name="Seconds">The duration of the block, overhead included.</param>
internal sealed record Block(Design Design, int Pair, double LogRatio, double Seconds);
