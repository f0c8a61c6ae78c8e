namespace Roundup.Cli.Tests.Progress;

/// <summary>A clock that a test moves.</summary>
internal sealed class ManualTime : TimeProvider
{
    private long ticks = 1;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => ticks;

    public void Advance(double seconds) => ticks += TimeSpan.FromSeconds(seconds).Ticks;
}
