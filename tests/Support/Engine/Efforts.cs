namespace Roundup.Tests.Support;

/// <summary>How much the tests measure: enough to see the order of things, not enough for a number.</summary>
public static class Efforts
{
    /// <summary>For tests that look at what stands around the measurement.</summary>
    public static Effort Hardly { get; } = new("hardly", Launches: 1, Rounds: 1, BatchMs: 0.1, WarmupMs: 1);

    /// <summary>For tests of how things end.</summary>
    public static Effort Least { get; } = new("least", Launches: 2, Rounds: 2, BatchMs: 1, WarmupMs: 50);

    /// <summary>For tests that stop in the middle: more launches than kills.</summary>
    public static Effort Several { get; } = new("several", Launches: 3, Rounds: 3, BatchMs: 1, WarmupMs: 20);
}
