namespace Roundup.Catalogue.Definitions;

/// <summary>How much is measured.</summary>
/// <param name="Name">One of <see cref="Names"/>.</param>
/// <param name="Launches">Launches a case.</param>
/// <param name="Rounds">Rounds a launch.</param>
/// <param name="BatchMs">The least length of a batch, ms.</param>
/// <param name="WarmupMs">The longest warm-up of a case in a launch, ms.</param>
public sealed record Effort(string Name, int Launches, int Rounds, double BatchMs, double WarmupMs)
{
    /// <summary>The names of the efforts that every experiment has, least first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["quick", "standard", "rigorous"];
}
