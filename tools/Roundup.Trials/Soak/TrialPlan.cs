using Roundup.Trials.Soak.Faults;

namespace Roundup.Trials.Soak;

/// <summary>One trial, determined by a seed and its number.</summary>
internal sealed record TrialPlan
{
    /// <summary>The weight of each fault in the draw.</summary>
    private static readonly (Fault Fault, int Weight)[] s_weights =
    [
        (Fault.None, 8), (Fault.KillHost, 18), (Fault.TerminateHost, 7), (Fault.InterruptHost, 7), (Fault.InterruptHostTwice, 4),
        (Fault.KillWorker, 13), (Fault.StopWorker, 8), (Fault.StrayBytes, 8), (Fault.KillBuild, 3), (Fault.KillValues, 3),
        (Fault.TruncateJournal, 5), (Fault.TruncateValues, 3), (Fault.TruncateAssembly, 3), (Fault.TruncateResults, 3),
        (Fault.FullDisk, 5), (Fault.SecondHost, 2),
    ];

    /// <summary>The seeds of most runs.</summary>
    public static IReadOnlyList<ulong> UsualSeeds { get; } = [1, 2, 3];

    /// <summary>The seed of the soak.</summary>
    public required ulong SoakSeed { get; init; }

    /// <summary>The trial's number, from 1.</summary>
    public required int Number { get; init; }

    /// <summary>The rows.</summary>
    public required IReadOnlyList<Misbehaviour> Rows { get; init; }

    public required Fault Fault { get; init; }

    /// <summary>The moments of the fault, one for each of the first parts of the run.</summary>
    public required IReadOnlyList<Moment> Moments { get; init; }

    /// <summary>The seed of the run.</summary>
    public required ulong RunSeed { get; init; }

    /// <summary>Decides the rest: which of several processes or files, how many bytes.</summary>
    public required Random Random { get; init; }

    /// <summary>Whether the run has something to build.</summary>
    public bool Builds => Rows.Contains(Misbehaviours.Built);

    /// <summary>Draws a trial. Seed and number determine it.</summary>
    public static TrialPlan Draw(ulong seed, int number)
    {
        var random = new Random(HashOf(seed, number));
        var fault = DrawFault(random);
        var hits = fault == Fault.KillHost ? random.Next(1, 4) : 1;
        var isLate = fault is Fault.KillWorker or Fault.StopWorker or Fault.StrayBytes;
        var rows = DrawRows(random);
        var builds = fault == Fault.KillBuild || (fault == Fault.KillHost && random.Next(8) == 0);
        return new()
        {
            SoakSeed = seed,
            Number = number,
            Rows = builds ? [Misbehaviours.Built, .. rows.Take(2)] : rows,
            Fault = fault,
            Moments = [.. Enumerable.Range(0, hits).Select(hit => builds && hit == 0 ? InBuild(random) : Moment.Draw(random, isLate))],

            // Few seeds, so that values exist already; a new seed where the program that generates them must run.
            RunSeed = fault == Fault.KillValues ? 1_000_000 + (ulong)random.Next(1_000_000_000) : UsualSeeds[random.Next(UsualSeeds.Count)],
            Random = random,
        };
    }

    /// <inheritdoc/>
    public override string ToString() =>
        $"seed {SoakSeed} trial {Number}: {Fault} ({string.Join(", ", Moments)}), {string.Join(',', Rows.Select(row => row.Row))}";

    private static Moment InBuild(Random random) => new(Stage.Build, 1, TimeSpan.FromMilliseconds(random.Next(5000)));

    private static Fault DrawFault(Random random)
    {
        var left = random.Next(s_weights.Sum(one => one.Weight));
        return s_weights.First(one => (left -= one.Weight) < 0).Fault;
    }

    private static List<Misbehaviour> DrawRows(Random random)
    {
        var rows = new List<Misbehaviour>();
        var count = 1 + (int)(4 * Math.Pow(random.NextDouble(), 2));
        while (rows.Count < count)
        {
            var from = random.Next(2) == 0 ? Misbehaviours.Good : Misbehaviours.Bad;
            var row = from[random.Next(from.Count)];
            if (!rows.Contains(row))
            {
                rows.Add(row);
            }
        }

        // A row that is built in each run takes seconds, so it is rare.
        if (random.Next(40) == 0)
        {
            rows[^1] = Misbehaviours.Unbuilt;
        }

        return rows;
    }

    // Not HashCode, which differs from process to process.
    private static int HashOf(ulong seed, int number) => unchecked((int)(((seed * 1_000_003) + (ulong)number) * 0x9E3779B97F4A7C15 >> 33));
}
