namespace Roundup.Engine.Tests.Support;

/// <summary>
/// A test of what a real clock shows. Its verdict depends on what else the machine does, so <c>dotnet test</c> leaves it out:
/// <c>.ci/run</c> runs it alone, on a machine that is quiet.
/// </summary>
public sealed class TimedFactAttribute : FactAttribute
{
    public TimedFactAttribute() => Skip = Timed.Missing;
}

/// <inheritdoc cref="TimedFactAttribute"/>
public sealed class TimedTheoryAttribute : TheoryAttribute
{
    public TimedTheoryAttribute() => Skip = Timed.Missing;
}

internal static class Timed
{
    private const string Variable = "ROUNDUP_ALL_TESTS";

    public static string? Missing => Environment.GetEnvironmentVariable(Variable) == "1"
        ? Linux.Missing
        : $"needs a quiet machine: .ci/run sets {Variable}=1 and runs it alone";
}
