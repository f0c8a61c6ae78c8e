namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// How long simulations are. <c>dotnet test</c> runs enough to see a rule that is wrong, <c>.ci/run</c> a sixth of the full length, and
/// <c>ROUNDUP_SIMULATIONS=full</c> besides <c>ROUNDUP_ALL_TESTS=1</c> makes the figures that docs/accuracy.md quotes.
/// </summary>
internal static class SimulationLength
{
    /// <summary>Whether simulations have their full length, and print their tables.</summary>
    public static bool IsFull { get; } = AllTests.AreWanted && Environment.GetEnvironmentVariable("ROUNDUP_SIMULATIONS") == "full";

    /// <summary>The number of repeats.</summary>
    /// <param name="full">That of full simulations.</param>
    /// <param name="few">That of <c>dotnet test</c>; an eighth where nothing is said.</param>
    public static int Repeats(int full, int? few = null) => IsFull ? full : AllTests.AreWanted ? full / 6 : few ?? full / 8;

    /// <summary>How far a share may be from the true one.</summary>
    /// <param name="full">In full simulations.</param>
    public static double Tolerance(double full) => full * (IsFull ? 1 : AllTests.AreWanted ? 2.5 : 3);
}
