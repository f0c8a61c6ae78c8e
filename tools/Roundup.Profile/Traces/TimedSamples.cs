using Microsoft.Diagnostics.Tracing.Stacks;

namespace Roundup.Profile.Traces;

/// <summary>The samples of a trace within batches, without the time between batches and without other threads.</summary>
internal sealed class TimedSamples(StackSource all) : StackSource
{
    private readonly Dictionary<StackSourceCallStackIndex, bool> _timed = [];

    /// <inheritdoc/>
    public override int CallStackIndexLimit => all.CallStackIndexLimit;

    /// <inheritdoc/>
    public override int CallFrameIndexLimit => all.CallFrameIndexLimit;

    /// <inheritdoc/>
    public override double SampleTimeRelativeMSecLimit => all.SampleTimeRelativeMSecLimit;

    /// <inheritdoc/>
    public override void ForEach(Action<StackSourceSample> callback) => all.ForEach(sample =>
    {
        if (IsTimed(sample.StackIndex))
        {
            callback(sample);
        }
    });

    /// <inheritdoc/>
    public override StackSourceCallStackIndex GetCallerIndex(StackSourceCallStackIndex callStackIndex) =>
        all.GetCallerIndex(callStackIndex);

    /// <inheritdoc/>
    public override StackSourceFrameIndex GetFrameIndex(StackSourceCallStackIndex callStackIndex) => all.GetFrameIndex(callStackIndex);

    /// <inheritdoc/>
    public override string GetFrameName(StackSourceFrameIndex frameIndex, bool verboseName) => all.GetFrameName(frameIndex, verboseName);

    /// <summary>The frames of a stack, the innermost first.</summary>
    public IEnumerable<string> Frames(StackSourceCallStackIndex stack)
    {
        for (; stack != StackSourceCallStackIndex.Invalid; stack = GetCallerIndex(stack))
        {
            yield return GetFrameName(GetFrameIndex(stack), verboseName: false);
        }
    }

    /// <summary>
    /// Whether a frame is the worker's command <c>batch</c>. It includes the clock, the probes and the lead-in, which are negligible in a
    /// long batch.
    /// </summary>
    public static bool IsBatch(string frame) =>
        frame.Contains("Roundup.Worker.Speed.TimedCase`1", StringComparison.Ordinal)
        && frame.Contains(".Batch(", StringComparison.Ordinal);

    private bool IsTimed(StackSourceCallStackIndex stack)
    {
        if (!_timed.TryGetValue(stack, out var timed))
        {
            _timed[stack] = timed = Frames(stack).Any(IsBatch);
        }

        return timed;
    }
}
