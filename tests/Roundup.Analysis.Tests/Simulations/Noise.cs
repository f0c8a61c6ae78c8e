namespace Roundup.Analysis.Tests.Simulations;

/// <summary>How synthetic launches and batches scatter, after what was seen of real ones.</summary>
/// <param name="Name">For the table.</param>
/// <param name="LaunchSd">Standard deviation of a launch's logarithm.</param>
/// <param name="OutlierShare">Share of launches that are slower by up to <see cref="OutlierShift"/>, evenly spread.</param>
internal sealed record Noise(string Name, double LaunchSd, double OutlierShare)
{
    public const double OutlierShift = 0.15;

    /// <summary>Standard deviation of a batch's logarithm within its launch.</summary>
    public const double BatchSd = 0.01;

    /// <summary>Share of batches from which other work takes 5 to 60 % more wall time.</summary>
    public const double DisturbedShare = 0.25;

    public static Noise Gaussian { get; } = new("gaussian 3 %", 0.03, 0);

    public static Noise HeavyTailed { get; } = new("heavy-tailed: 3 %, and 10 % of launches up to 15 % slower", 0.03, 0.10);

    public static Noise Unequal { get; } = Gaussian with { Name = "rows from 1.5 to 6 %", Spread = Spread.LogUniform };

    public static Noise OneNoisy { get; } = new("one row 6 %, the others 1.5 %", 0.015, 0) { Spread = Spread.OneRow };

    public static Noise HalfNoisy { get; } = new("every second row 6 %, the others 1.5 %", 0.015, 0) { Spread = Spread.EverySecondRow };

    public static Noise Quiet { get; } = new("gaussian 2 %", 0.02, 0);

    /// <summary>How rows differ in their noise.</summary>
    public Spread Spread { get; init; }

    /// <summary>The noise of one row: its launches scatter by up to four times as much as those of another.</summary>
    public Noise OfRow(Random random, int row) => this with
    {
        LaunchSd = LaunchSd * Spread switch
        {
            Spread.LogUniform => Math.Pow(4, random.NextDouble() - 0.5),
            Spread.OneRow => row == 0 ? 4 : 1,
            Spread.EverySecondRow => row % 2 == 0 ? 4 : 1,
            _ => 1,
        },
    };

    /// <summary>The logarithm of one launch over the true time.</summary>
    public double LogOfLaunch(Random random) => (LaunchSd * random.Normal())
        + (random.NextDouble() < OutlierShare ? Math.Log(1 + (OutlierShift * random.NextDouble())) : 0);

    /// <summary>The mean of a launch's logarithm: what the geometric mean of launches estimates.</summary>
    public double MeanLog => OutlierShare * ((((1 + OutlierShift) * Math.Log(1 + OutlierShift)) / OutlierShift) - 1);

    /// <summary>The launches of one row. With two replicas each number is there twice.</summary>
    public CaseResult Case(Random random, string name, double trueNs, int launches, int replicas = 1, int rounds = 6) => Synthetic.Case(
        name,
        [
            .. from index in Enumerable.Range(0, launches)
               from replica in Enumerable.Range(0, replicas)
               select Launch(random, index, trueNs, rounds) with { Replica = replica },
        ]);

    private LaunchResult Launch(Random random, int index, double trueNs, int rounds)
    {
        var level = trueNs * Math.Exp(LogOfLaunch(random));
        return Synthetic.Launch(index, Enumerable.Range(0, rounds).Select(r => Batch(random, r, level)));
    }

    private static Sample Batch(Random random, int round, double level)
    {
        var quiet = Synthetic.Batch(round, level * Math.Exp(BatchSd * random.Normal()));
        return random.NextDouble() < DisturbedShare ? quiet with { WallNs = quiet.WallNs * (1.05 + (0.55 * random.NextDouble())) } : quiet;
    }
}

/// <summary>How the rows of a synthetic table differ in their noise, by a factor of four at most.</summary>
internal enum Spread
{
    /// <summary>All the same.</summary>
    Equal,

    /// <summary>Anything between half and twice.</summary>
    LogUniform,

    /// <summary>One row has four times the noise of the others.</summary>
    OneRow,

    /// <summary>Every second row has.</summary>
    EverySecondRow,
}
