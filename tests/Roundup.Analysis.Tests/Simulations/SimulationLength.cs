namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// How long simulations are. <c>dotnet test</c> runs enough to see a rule that is wrong; <c>.ci/run</c> runs eight times as many, which see
/// a third of the error.
/// </summary>
internal static class SimulationLength
{
    /// <summary>The number of repeats.</summary>
    /// <param name="full">That of full simulations.</param>
    public static int Repeats(int full) => AllTests.AreWanted ? full : full / 8;

    /// <summary>How far a share may be from the true one.</summary>
    /// <param name="full">In full simulations.</param>
    public static double Tolerance(double full) => AllTests.AreWanted ? full : 3 * full;
}
