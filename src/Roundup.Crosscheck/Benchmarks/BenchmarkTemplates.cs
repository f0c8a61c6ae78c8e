using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>The C# of one benchmark besides what all have.</summary>
/// <param name="Fields">Fields for payloads or the output.</param>
/// <param name="SetUp">Statements that fill them, off the clock.</param>
/// <param name="Method">The timed method.</param>
internal sealed record BenchmarkTemplate(string Fields, string SetUp, string Method);

/// <summary>
/// What is on the clock for each shape and operation: the same statements as in the workers' timed loops
/// (docs/timing-contract.md), and the same step to the next root of the pool.
/// </summary>
internal static class BenchmarkTemplates
{
    private const string Next = "index = (index + 1) & mask";
    private const string Sequences = "System.Buffers.ReadOnlySequence<byte>[]";
    private const string Streams = "System.IO.MemoryStream[]";

    /// <summary>The template; <c>Root</c> stands for the root's type.</summary>
    public static BenchmarkTemplate Of(Shape shape, Operation operation) => (shape, operation) switch
    {
        (Shape.String, Operation.Serialize) => new("", "", $"public string Run() => codec.SerializeToString(pool[{Next}]);"),
        (Shape.Bytes, Operation.Serialize) => new("", "", $"public byte[] Run() => codec.SerializeToBytes(pool[{Next}]);"),
        (Shape.BufferWriter, Operation.Serialize) => new(Field("PayloadWriter", "output"), "output = new PayloadWriter();", $$"""public void Run() { output.Clear(); codec.Serialize(pool[{{Next}}], output); }"""),
        (Shape.Stream, Operation.Serialize) => new(Field("System.IO.MemoryStream", "output"), "output = new System.IO.MemoryStream();", $$"""public void Run() { output.SetLength(0); codec.Serialize(pool[{{Next}}], output); }"""),
        (Shape.AsyncStream, Operation.Serialize) => new(Field("System.IO.MemoryStream", "output"), "output = new System.IO.MemoryStream();", $$"""public System.Threading.Tasks.ValueTask Run() { output.SetLength(0); return codec.SerializeAsync(pool[{{Next}}], output); }"""),
        (Shape.String, _) => new(Field("string[]"), Fill("codec.SerializeToString(pool[i])", "string"), $"public Root Run() => codec.Deserialize(payloads[{Next}]);"),
        (Shape.Bytes, _) => new(Field("byte[][]"), Fill("codec.SerializeToBytes(pool[i])", "byte[]"), $"public Root Run() => codec.Deserialize(payloads[{Next}]);"),
        (Shape.BufferWriter, _) => new(
            Field(Sequences),
            $$"""payloads = System.Array.ConvertAll(pool, root => { var output = new PayloadWriter(); codec.Serialize(root, output); return new System.Buffers.ReadOnlySequence<byte>(output.ToArray()); });""",
            $"public Root Run() => codec.Deserialize(payloads[{Next}]);"),
        (Shape.Stream, _) => new(
            Field(Streams),
            $$"""payloads = System.Array.ConvertAll(pool, root => { var output = new System.IO.MemoryStream(); codec.Serialize(root, output); return Payload.Of(output); });""",
            $$"""public Root Run() { var payload = payloads[{{Next}}]; payload.Position = 0; return codec.Deserialize(payload); }"""),
        _ => new(
            Field(Streams),
            $$"""payloads = System.Array.ConvertAll(pool, root => { var output = new System.IO.MemoryStream(); codec.SerializeAsync(root, output).AsTask().GetAwaiter().GetResult(); return Payload.Of(output); });""",
            $$"""public System.Threading.Tasks.ValueTask<Root> Run() { var payload = payloads[{{Next}}]; payload.Position = 0; return codec.DeserializeAsync(payload); }"""),
    };

    private static string Field(string type, string name = "payloads") => $"private {type} {name};";

    private static string Fill(string call, string element) =>
        $$"""payloads = new {{(element == "byte[]" ? "byte[pool.Length][]" : element + "[pool.Length]")}}; for (var i = 0; i < pool.Length; i++) { payloads[i] = {{call}}; }""";
}
