namespace Roundup.Cli.Tests.Progress;

/// <summary>A clock that a test moves.</summary>
internal sealed class ManualTime : TimeProvider
{
    private long _ticks = 1;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => _ticks;

    public void Advance(double seconds) => _ticks += TimeSpan.FromSeconds(seconds).Ticks;
}
