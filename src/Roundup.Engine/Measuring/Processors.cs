namespace Roundup.Engine.Measuring;

/// <summary>Which processors measuring threads are held on.</summary>
internal static class Processors
{
    /// <summary>How many workers warm up side by side.</summary>
    public static int Count { get; } = Math.Max(1, Environment.ProcessorCount);

    /// <summary>The processor that the clock runs on: the last, because interrupts tend to go to the first.</summary>
    public static int Timed => Count - 1;
}
