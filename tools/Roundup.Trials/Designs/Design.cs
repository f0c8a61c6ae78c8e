namespace Roundup.Trials.Designs;

/// <summary>A way in which two processes take turns.</summary>
internal enum Design
{
    /// <summary>Rounds of one batch each, in random order: what Roundup does.</summary>
    Rounds,

    /// <summary>Slices of about 1.5 ms in the order A B B A.</summary>
    Slices,

    /// <summary>Both at once on two processors, which they swap half-way (Bulej and others, Duet Benchmarking, 2020).</summary>
    Duet,
}

/// <summary>What one block of a design says.</summary>
/// <param name="Design">The design.</param>
/// <param name="Pair">The pair of processes, from 0.</param>
/// <param name="LogRatio">Logarithm of the time of a call of A over that of B: median over the block.</param>
/// <param name="Seconds">How long the block took, all overhead included.</param>
internal sealed record Block(Design Design, int Pair, double LogRatio, double Seconds);
