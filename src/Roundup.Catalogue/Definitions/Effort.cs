namespace Roundup.Catalogue.Definitions;

/// <summary>How much is measured.</summary>
/// <param name="Name">One of <see cref="Names"/>.</param>
/// <param name="Launches">Launches a case; the least where more are added until intervals are narrow.</param>
/// <param name="Rounds">Rounds a launch.</param>
/// <param name="BatchMs">The least length of a batch, ms.</param>
/// <param name="WarmupMs">The longest warm-up of a case in a launch, ms.</param>
public sealed record Effort(string Name, int Launches, int Rounds, double BatchMs, double WarmupMs)
{
    /// <summary>The names of the efforts that every experiment has, least first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["quick", "standard", "rigorous"];

    /// <summary>
    /// The wanted half-width of the interval of a ratio, as a share of the ratio: launches are added until it is reached. Null: the number
    /// of launches is fixed.
    /// </summary>
    public double? Until { get; init; }

    /// <summary>The most launches a case where <see cref="Until"/> is given.</summary>
    public int MostLaunches { get; init; } = Launches;

    /// <summary>
    /// Whether launches are searched for hidden work, which takes about as long as a warm-up. What proves results, and what reading them
    /// takes, is always looked at.
    /// </summary>
    public bool SearchesHiddenWork { get; init; } = true;
}
