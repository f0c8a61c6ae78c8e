using Microsoft.Diagnostics.Symbols;
using Microsoft.Diagnostics.Tracing;
using Microsoft.Diagnostics.Tracing.Etlx;
using Microsoft.Diagnostics.Tracing.Stacks;
using Microsoft.Diagnostics.Tracing.Stacks.Formats;

namespace Roundup.Profiling;

/// <summary>Part of the sampled time.</summary>
/// <param name="Name">A method, or an assembly.</param>
/// <param name="Self">Its share where it is the innermost managed frame, 0 to 1.</param>
/// <param name="Total">Its share where it is anywhere in the stack, 0 to 1.</param>
public sealed record SampledPart(string Name, double Self, double Total);

/// <summary>Where the time of the timed calls went.</summary>
public sealed record SampleSummary
{
    /// <summary>The name of code that the trace has no name for.</summary>
    public const string Unnamed = "(no name: native code behind a stub, or code made at run time)";

    /// <summary>Samples in timed calls.</summary>
    public required int Samples { get; init; }

    /// <summary>The time they add up to, ms.</summary>
    public required double Milliseconds { get; init; }

    /// <summary>By assembly, the largest first.</summary>
    public required IReadOnlyList<SampledPart> Assemblies { get; init; }

    /// <summary>By method, the largest first.</summary>
    public required IReadOnlyList<SampledPart> Methods { get; init; }

    /// <summary>Events that the trace lost.</summary>
    public required int LostEvents { get; init; }

    /// <summary>Reads a trace and writes its timed samples for speedscope.</summary>
    /// <param name="trace">The trace.</param>
    /// <param name="speedScope">The file to write.</param>
    internal static SampleSummary Read(string trace, string speedScope)
    {
        var indexed = Path.ChangeExtension(trace, ".etlx");
        try
        {
            TraceLog.CreateFromEventPipeDataFile(trace, indexed);
            using var symbols = new SymbolReader(TextWriter.Null, "");
            using var log = new TraceLog(indexed);
            var all = new MutableTraceEventStackSource(log) { OnlyManagedCodeStacks = true };
            new SampleProfilerThreadTimeComputer(log, symbols) { IncludeEventSourceEvents = false }.GenerateThreadTimeStacks(all);
            var timed = new TimedSamples(all);
            SpeedScopeStackSourceWriter.WriteStackViewAsJson(timed, speedScope);
            return Summarise(timed, log.EventsLost);
        }
        finally
        {
            File.Delete(indexed);
        }
    }

    private static SampleSummary Summarise(TimedSamples timed, int lost)
    {
        var methods = new Shares();
        var assemblies = new Shares();
        var samples = 0;
        var sum = 0.0;
        timed.ForEach(sample =>
        {
            var calls = timed.Frames(sample.StackIndex).TakeWhile(frame => !TimedSamples.IsBatch(frame));
            var frames = calls.Where(IsMethod).Select(Named).ToList();
            samples++;
            sum += sample.Metric;
            methods.Add([.. frames.Select(WithoutArguments)], sample.Metric);
            assemblies.Add([.. frames.Select(frame => frame.Split('!')[0])], sample.Metric);
        });
        return new SampleSummary
        {
            Samples = samples,
            Milliseconds = sum,
            Assemblies = assemblies.Of(sum),
            Methods = methods.Of(sum),
            LostEvents = lost,
        };
    }

    /// <summary>
    /// Frames without an assembly tell the thread, or what kind of time it is; and where the sampler holds a thread is not what the thread
    /// does.
    /// </summary>
    private static bool IsMethod(string frame) =>
        frame.Contains('!', StringComparison.Ordinal)
        && !frame.Contains("!System.Threading.Thread.<PollGC>", StringComparison.Ordinal)
        && !frame.Contains("!System.Threading.Thread.PollGC", StringComparison.Ordinal);

    private static string Named(string frame) => frame == "?!?" ? Unnamed : frame;

    /// <summary>Overloads are one method to a reader, and their arguments are long.</summary>
    private static string WithoutArguments(string frame) =>
        frame.IndexOf('(', StringComparison.Ordinal) is var at and > 0 ? frame[..at] : frame;

    private sealed class Shares
    {
        private readonly Dictionary<string, (double Self, double Total)> _sums = [];

        public void Add(List<string> frames, double time)
        {
            foreach (var name in frames.Distinct())
            {
                var (self, total) = _sums.GetValueOrDefault(name);
                _sums[name] = (self + (name == frames[0] ? time : 0), total + time);
            }
        }

        public List<SampledPart> Of(double sum) =>
        [
            .. _sums
                .Select(part => new SampledPart(part.Key, part.Value.Self / sum, part.Value.Total / sum))
                .OrderByDescending(part => part.Self)
                .ThenBy(part => part.Name, StringComparer.Ordinal),
        ];
    }
}
