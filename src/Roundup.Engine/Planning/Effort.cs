using Roundup.Results;

namespace Roundup.Engine.Planning;

/// <summary>How much is measured.</summary>
/// <param name="Name">quick, standard or rigorous.</param>
/// <param name="Launches">Launches a case.</param>
/// <param name="Rounds">Rounds a launch.</param>
/// <param name="BatchMs">The least length of a batch, ms.</param>
/// <param name="WarmupMs">The longest warm-up of a case in a launch, ms.</param>
public sealed record Effort(string Name, int Launches, int Rounds, double BatchMs, double WarmupMs)
{
    /// <summary>The three efforts, least first.</summary>
    public static IReadOnlyList<Effort> All { get; } =
    [
        new("quick", 3, 10, 10, 1_000),
        new("standard", 5, 20, 10, 2_000),
        new("rigorous", 10, 30, 20, 5_000),
    ];

    /// <summary>The same three for first calls: a launch is one process for each row, and nothing in it is repeated.</summary>
    public static IReadOnlyList<Effort> FirstCall { get; } = [new("quick", 15, 1, 0, 0), new("standard", 25, 1, 0, 0), new("rigorous", 50, 1, 0, 0)];

    /// <summary>The efforts of an experiment.</summary>
    public static IReadOnlyList<Effort> Of(Experiment experiment) => experiment == Experiment.FirstCall ? FirstCall : All;
}
