using Roundup.ModelCompiler.TimedLoops;
using Roundup.Results;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>The C# of one benchmark, apart from what all benchmarks have.</summary>
/// <param name="Fields">Fields for payloads or the output.</param>
/// <param name="SetUp">Statements that fill them, not timed.</param>
/// <param name="Method">The timed method.</param>
internal sealed record BenchmarkTemplate(string Fields, string SetUp, string Method);

/// <summary>
/// Benchmarks of the statements that the workers' loops time (<see cref="TimedShape"/>), stepping through the pool in the same way.
/// </summary>
internal static class BenchmarkTemplates
{
    private const string Next = "index = (index + 1) & mask";
    private const string ValueTask = "System.Threading.Tasks.ValueTask";

    /// <summary>The template for a root of the type <paramref name="root"/>.</summary>
    public static BenchmarkTemplate Of(TimedShape shape, Operation operation, string root) =>
        operation == Operation.Serialize ? Serialize(shape) : Deserialize(shape, root);

    private static BenchmarkTemplate Serialize(TimedShape shape)
    {
        var isReturned = shape.IsAwaited || shape.Output is null;
        var statements = shape.SerializeAgain("codec", $"pool[{Next}]", "output", call => [isReturned ? $"return {call};" : $"{call};"]);
        var result = shape.IsAwaited ? ValueTask : shape.Output is null ? shape.Payload : "void";
        return shape.Output is null
            ? new("", "", Run(result, statements))
            : new($"private {shape.Output} output;", $"output = new {shape.Output}();", Run(result, statements));
    }

    private static BenchmarkTemplate Deserialize(TimedShape shape, string root)
    {
        var statements = shape.DeserializeAgain("codec", $"payloads[{Next}]", call => [$"return {call};"]);
        return new(
            $"private {shape.Payload}[] payloads;",
            $"payloads = System.Array.ConvertAll(pool, root => {Payload(shape)});",
            Run(shape.IsAwaited ? $"{ValueTask}<{root}>" : root, statements));
    }

    /// <summary>The payload of <c>root</c>, as an expression or the body of a lambda.</summary>
    private static string Payload(TimedShape shape)
    {
        var call = shape.Serialize.Of("codec", "root", "output");
        if (shape.Output is null)
        {
            return call;
        }

        var wait = shape.IsAwaited ? ".AsTask().GetAwaiter().GetResult()" : "";
        var written = shape.Written!.Replace("{0}", "output", StringComparison.Ordinal);
        return $"{{ var output = new {shape.Output}(); {call}{wait}; return {written}; }}";
    }

    private static string Run(string result, IEnumerable<string> statements) =>
        $"public {result} Run() {{ {string.Join(' ', statements)} }}";
}
