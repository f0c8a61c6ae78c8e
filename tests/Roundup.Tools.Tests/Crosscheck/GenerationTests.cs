using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Tools.Tests.Crosscheck;

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
    public void The_same_is_timed_as_in_the_workers()
    {
        var row = Entrants.Catalogue.Rows.Single(r => r.Row.FullName == "System.Text.Json/reflection");
        foreach (var shape in TimedShape.All)
        {
            foreach (var operation in Enum.GetValues<Operation>())
            {
                var ours = Statements(TimedLoop(row, shape.Name), operation);
                var method = BenchmarkTemplates.Of(shape, operation, "Root").Method;
                var theirs = Normalised(Regex.Match(method, @"Run\(\)(.*)$", RegexOptions.Singleline).Groups[1].Value);
                if (shape.IsAwaited && operation == Operation.Deserialize)
                {
                    // The workers keep the result in one more statement.
                    ours = ours[..theirs.Length].Replace("varread=", "", StringComparison.Ordinal);
                    theirs = theirs[..ours.Length];
                }

                theirs.ShouldBe(ours, $"{shape.Name} {operation}");
            }
        }
    }

    [Fact]
    public void Every_shape_is_timed() =>
        TimedShape.All.Select(shape => shape.Name)
            .ShouldBe(Enum.GetValues<Shape>().Except([Shape.Preferred]).Select(shape => shape.ToString()));

    private static IEnumerable<string> Errors(string text) => CSharpSyntaxTree.ParseText(text)
        .GetDiagnostics()
        .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
        .Select(diagnostic => diagnostic.ToString());

    private static string TimedLoop(CatalogueRow row, string shape)
    {
        var text = TimedLoopGenerator.Write(Entrants.Sources(row.Library), [new LoopRoot("Users", "Root", true)]).Text;
        var driver = $" {shape}Driver<global::Roundup.Serializers.SystemTextJson";
        return text.Split("internal static class ").First(part => part.Contains(driver, StringComparison.Ordinal));
    }

    private static string Statements(string loop, Operation operation)
    {
        var call = $@"struct {operation}Call.*?Invoke(?:Async)?\(int index\)\s*\{{(.*?)\n        \}}";
        return Normalised(Regex.Match(loop, call, RegexOptions.Singleline).Groups[1].Value)
            .Replace("Last=", "", StringComparison.Ordinal)
            .Replace("Last", "output", StringComparison.Ordinal)
            .Replace("Codec.", "codec.", StringComparison.Ordinal)
            .Replace("Pool[index]", "pool[next]", StringComparison.Ordinal)
            .Replace("Payloads[index]", "payloads[next]", StringComparison.Ordinal);
    }

    private static string Normalised(string code) =>
        Regex.Replace(code, @"\breturn\b|=>|[{}\s]", "").Replace("index=(index+1)&mask", "next", StringComparison.Ordinal);
}
