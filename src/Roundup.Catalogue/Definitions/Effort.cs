namespace Roundup.Catalogue.Definitions;

/// <summary>How many launches and rounds are made, and how long they take.</summary>
/// <param name="Name">One of <see cref="Names"/>.</param>
/// <param name="Launches">Launches for each case; the minimum if <see cref="Until"/> is set.</param>
/// <param name="Rounds">Rounds for each launch.</param>
/// <param name="BatchMs">The minimum length of a batch, ms.</param>
/// <param name="WarmupMs">The maximum warm-up of a case in a launch, ms.</param>
public sealed record Effort(string Name, int Launches, int Rounds, double BatchMs, double WarmupMs)
{
    /// <summary>The names of the efforts of every experiment, smallest first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["quick", "standard", "rigorous"];

    /// <summary>
    /// The wanted half-width of the interval of a ratio, as a share of the ratio. Launches are added until it is reached. Null: the number
    /// of launches is fixed.
    /// </summary>
    public double? Until { get; init; }

    /// <summary>The maximum number of launches for each case if <see cref="Until"/> is set.</summary>
    public int MostLaunches { get; init; } = Launches;

    /// <summary>How much a comparison of rows before and after a change measures; null: the experiment has none.</summary>
    public ComparisonEffort? Comparison { get; init; }
}

/// <summary>How much a comparison of rows before and after a change measures.</summary>
/// <param name="Launches">The launches before the first look at the results.</param>
/// <param name="MostLaunches">The maximum number of launches of a case.</param>
/// <param name="Threshold">The smallest change of a time, as a share, that counts as one.</param>
/// <param name="Margin">The largest change of a time, as a share, that counts as none.</param>
public sealed record ComparisonEffort(int Launches, int MostLaunches, double Threshold, double Margin);
