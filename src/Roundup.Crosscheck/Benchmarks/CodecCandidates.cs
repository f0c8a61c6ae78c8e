using System.Text.RegularExpressions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>
/// The codec types that an entrant has for a shape. Which of them a row registers is known only when it is opened, so a benchmark
/// class is generated for each and the host takes the right one.
/// </summary>
internal static partial class CodecCandidates
{
    /// <summary>The types for the case's root: those that the workers' timed loops are generated for.</summary>
    public static IReadOnlyList<string> Of(IReadOnlyList<string> sources, BenchmarkCase benchmark)
    {
        var dataset = benchmark.Planned.Dataset;
        var loops = TimedLoopGenerator.Write(sources, [Compiler.LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument, benchmark.Planned.Row.Flavour)]);
        return Of(loops.Text, benchmark.RootType, benchmark.Planned.Shape.ToString());
    }

    /// <summary>The same from the text of the timed loops.</summary>
    internal static IReadOnlyList<string> Of(string loops, string root, string shape)
    {
        var suffix = ", " + root;
        return
        [
            .. Registration().Matches(loops)
                .Where(match => match.Groups["shape"].Value == shape)
                .Select(match => match.Groups["types"].Value)
                .Where(types => types.EndsWith(suffix, StringComparison.Ordinal))
                .Select(types => types[..^suffix.Length])
                .Distinct(),
        ];
    }

    [GeneratedRegex(@"^\s*TimedLoops<(?<types>.+)>\.Add\(Shape\.(?<shape>\w+),", RegexOptions.Multiline | RegexOptions.CultureInvariant)]
    private static partial Regex Registration();
}
