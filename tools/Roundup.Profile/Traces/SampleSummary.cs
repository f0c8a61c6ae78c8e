using Microsoft.Diagnostics.Symbols;
using Microsoft.Diagnostics.Tracing;
using Microsoft.Diagnostics.Tracing.Etlx;
using Microsoft.Diagnostics.Tracing.Stacks;
using Microsoft.Diagnostics.Tracing.Stacks.Formats;

namespace Roundup.Profile.Traces;

/// <summary>A part of the sampled time.</summary>
/// <param name="Name">A method, or an assembly.</param>
/// <param name="Self">Its share where it is the innermost managed frame, 0 to 1.</param>
/// <param name="Total">Its share where it is anywhere in the stack, 0 to 1.</param>
internal sealed record SampledPart(string Name, double Self, double Total);

/// <summary>The distribution of the time of timed calls.</summary>
internal sealed record SampleSummary
{
    /// <summary>The name of code without a name in the trace.</summary>
    public const string Unnamed = "(no name: native code behind a stub, or code made at run time)";

    /// <summary>The number of samples in timed calls.</summary>
    public required int Samples { get; init; }

    /// <summary>The total time of the samples, ms.</summary>
    public required double Milliseconds { get; init; }

    /// <summary>The parts by assembly, largest first.</summary>
    public required IReadOnlyList<SampledPart> Assemblies { get; init; }

    /// <summary>The parts by method, largest first.</summary>
    public required IReadOnlyList<SampledPart> Methods { get; init; }

    /// <summary>The number of events that the trace lost.</summary>
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
    /// Frames without an assembly name the thread or the kind of time. Frames in which the sampler stops a thread are not part of its work.
    /// </summary>
    private static bool IsMethod(string frame) =>
        frame.Contains('!', StringComparison.Ordinal)
        && !frame.Contains("!System.Threading.Thread.<PollGC>", StringComparison.Ordinal)
        && !frame.Contains("!System.Threading.Thread.PollGC", StringComparison.Ordinal);

    private static string Named(string frame) => frame == "?!?" ? Unnamed : frame;

    /// <summary>Overloads count as one method, since their arguments are long.</summary>
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
