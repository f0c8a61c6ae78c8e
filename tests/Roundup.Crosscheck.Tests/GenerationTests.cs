using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Engine.Building;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Results;

namespace Roundup.Crosscheck.Tests;

public class GenerationTests
{
    [Fact]
    public void Every_row_has_a_benchmark_for_each_of_its_shapes_and_counts()
    {
        foreach (var row in Entrants.Catalogue.Rows)
        {
            var cases = (from shape in row.Row.Native.Concat(row.Row.Adapted)
                         from operation in row.Row.Operations
                         from count in new[] { 1, 100 }
                         select Entrants.Case(row, shape, operation, count)).Select((entry, i) => entry with { Index = i }).ToList();
            var text = BenchmarkCode.Write(Entrants.Unit(row.Library, cases), Entrants.Sources(row.Library));
            Errors(text).ShouldBeEmpty(row.Row.FullName);
            foreach (var benchmark in cases)
            {
                text.ShouldContain($"public class {BenchmarkCode.ClassName(benchmark)}__0", customMessage: benchmark.Planned.Id.ToString());
            }
        }
    }

    [Fact]
    public void The_host_is_C_sharp_and_speaks_with_the_prefix_that_the_host_process_reads()
    {
        Errors(HostCode.Text).ShouldBeEmpty();
        HostCode.Text.ShouldContain($"\"{HostCode.Prefix}\" + word + \" \"");
    }

    [Fact]
    public void What_is_on_the_clock_is_what_is_on_the_clock_of_the_workers()
    {
        var row = Entrants.Catalogue.Rows.Single(r => r.Row.FullName == "System.Text.Json/reflection");
        foreach (var shape in Enum.GetValues<Shape>().Except([Shape.Preferred]))
        {
            foreach (var operation in Enum.GetValues<Operation>())
            {
                var ours = Statements(TimedLoop(row, shape), operation);
                var theirs = Normalised(Regex.Match(BenchmarkTemplates.Of(shape, operation).Method, @"Run\(\)(.*)$", RegexOptions.Singleline).Groups[1].Value);
                if (shape == Shape.AsyncStream && operation == Operation.Deserialize)
                {
                    // The workers keep the result in one more statement.
                    ours = ours[..theirs.Length].Replace("varread=", "", StringComparison.Ordinal);
                    theirs = theirs[..ours.Length];
                }

                theirs.ShouldBe(ours, $"{shape} {operation}");
            }
        }
    }

    [Fact]
    public void Candidates_are_those_of_the_shape_and_the_root()
    {
        const string Loops = """
                    TimedLoops<global::A<global::M>, global::M>.Add(Shape.Bytes, (codec, pool) => new One0.Driver(codec, pool));
                    TimedLoops<BytesFromString<global::B<global::M>, global::M>, global::M>.Add(Shape.Bytes, (codec, pool) => new One1.Driver(codec, pool));
                    TimedLoops<global::A<global::M>, global::M>.Add(Shape.String, (codec, pool) => new One2.Driver(codec, pool));
                    TimedLoops<global::A<global::List<global::M>>, global::List<global::M>>.Add(Shape.Bytes, (codec, pool) => new Many0.Driver(codec, pool));
            """;
        CodecCandidates.Of(Loops, "global::M", "Bytes").ShouldBe(["global::A<global::M>", "BytesFromString<global::B<global::M>, global::M>"]);
        CodecCandidates.Of(Loops, "global::List<global::M>", "Bytes").ShouldBe(["global::A<global::List<global::M>>"]);
        CodecCandidates.Of(Loops, "global::M", "Stream").ShouldBeEmpty();
    }

    private static IEnumerable<string> Errors(string text) => CSharpSyntaxTree.ParseText(text).GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString());

    private static string TimedLoop(CatalogueRow row, Shape shape)
    {
        var text = TimedLoopGenerator.Write(Entrants.Sources(row.Library), [new LoopRoot("Users", "Root", true)]).Text;
        return text.Split("internal static class ").First(part => part.Contains($" {shape}Driver<global::Roundup.Serializers.SystemTextJsonByReflection", StringComparison.Ordinal));
    }

    private static string Statements(string loop, Operation operation) =>
        Normalised(Regex.Match(loop, $@"struct {operation}Call.*?Invoke(?:Async)?\(int index\)\s*\{{(.*?)\n        \}}", RegexOptions.Singleline).Groups[1].Value)
            .Replace("Last=", "", StringComparison.Ordinal).Replace("Last", "output", StringComparison.Ordinal)
            .Replace("Codec.", "codec.", StringComparison.Ordinal).Replace("Pool[index]", "pool[next]", StringComparison.Ordinal).Replace("Payloads[index]", "payloads[next]", StringComparison.Ordinal);

    private static string Normalised(string code) =>
        Regex.Replace(code, @"\breturn\b|=>|[{}\s]", "").Replace("index=(index+1)&mask", "next", StringComparison.Ordinal);
}
