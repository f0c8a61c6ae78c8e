namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>How fast bytes travel.</summary>
/// <param name="Name">For people.</param>
/// <param name="BitsPerSecond">Bits of payload in a second.</param>
public sealed record Bandwidth(string Name, double BitsPerSecond)
{
    /// <summary>The four that are shown, from the slowest.</summary>
    public static IReadOnlyList<Bandwidth> All { get; } =
        [new("10 Mbit/s", 10e6), new("100 Mbit/s", 100e6), new("1 Gbit/s", 1e9), new("10 Gbit/s", 10e9)];

    /// <summary>The one that tables are sorted by.</summary>
    public static Bandwidth Usual { get; } = All[1];

    /// <summary>How long so many bytes take, ns; latency and what a protocol adds are left out.</summary>
    public double Ns(double bytes) => bytes * 8 / BitsPerSecond * 1e9;
}
