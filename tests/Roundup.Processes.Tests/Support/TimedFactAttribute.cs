namespace Roundup.Processes.Tests.Support;

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
    public static string? Missing => AllTests.Missing("a quiet machine") ?? Linux.Missing;
}
