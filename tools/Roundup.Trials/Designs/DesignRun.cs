using Roundup.Catalogue;
using Roundup.Engine.Machine;

namespace Roundup.Trials.Designs;

/// <summary>Pairs of processes of two rows of one cell, each pair measured by all designs in random order.</summary>
internal static class DesignRun
{
    private const int BlocksOfEach = 4;

    /// <exception cref="RoundupException">There are not two rows.</exception>
    public static async Task<IReadOnlyList<Block>> RunAsync(WarmRows rows, int pairs, CancellationToken cancellation)
    {
        if (rows.Count != 2)
        {
            throw new RoundupException(ExitCode.Usage, $"The options select {rows.Count} rows: choose two.");
        }

        var random = new Random(1);
        List<Block> blocks = [];
        for (var pair = 0; pair < pairs; pair++)
        {
            var started = await rows.StartAsync(WarmRows.NoSettings, cancellation);
            var trial = new DesignTrial(started[0], started[1], (Processors.Of(0), Processors.Timed), random);
            var order = Enumerable.Repeat(Enum.GetValues<Design>(), BlocksOfEach).SelectMany(design => design).ToArray();
            random.Shuffle(order);
            foreach (var design in order)
            {
                blocks.Add(await trial.BlockAsync(design, pair));
            }

            foreach (var row in started)
            {
                await row.Worker.DisposeAsync();
            }
        }

        return blocks;
    }
}
