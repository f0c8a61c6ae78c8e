namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// How long simulations are. <c>dotnet test</c> runs enough to see a rule that is wrong; <c>.ci/run</c> runs four times as many, which see
/// half as much error.
/// </summary>
internal static class SimulationLength
{
    /// <summary>The number of repeats.</summary>
    /// <param name="full">That of full simulations.</param>
    public static int Repeats(int full) => AllTests.AreWanted ? full : full / 5;

    /// <summary>How far a share may be from the true one.</summary>
    /// <param name="full">In full simulations.</param>
    public static double Tolerance(double full) => AllTests.AreWanted ? full : 3 * full;
}
