namespace Roundup.Worker;

/// <summary>How a warm-up ended.</summary>
/// <param name="settled">Whether batches had settled and the JIT was quiet.</param>
/// <param name="milliseconds">How long it took.</param>
/// <param name="calls">Calls that fill one batch.</param>
/// <param name="nanosecondsPerCall">About what a call takes.</param>
internal sealed class WarmUpResult(bool settled, double milliseconds, long calls, double nanosecondsPerCall)
{
    public bool Settled { get; } = settled;

    public double Milliseconds { get; } = milliseconds;

    public long Calls { get; } = calls;

    public double NanosecondsPerCall { get; } = nanosecondsPerCall;
}
