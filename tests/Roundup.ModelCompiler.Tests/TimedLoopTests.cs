namespace Roundup.ModelCompiler.Tests;

public class TimedLoopTests
{
    private const string Entrant = """
        namespace Roundup.Serializers;

        public sealed class Sample : ISerializer
        {
            public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
                where T : notnull
            {
                shapes.Bytes(default(A<T>)).BytesFromString(default(B<T>));
            }

            internal readonly struct A<T> : IBytesCodec<T>, IStringCodec<T>;

            internal readonly struct B<T> : IStringCodec<T>;

            internal readonly struct C<T> : IBufferWriterCodec<T>;

            #if NET9_0_OR_GREATER
            internal readonly struct D<T> : IPipeCodec<T>;
            #endif
        }
        """;

    private const string A = "global::Roundup.Serializers.Sample.A<M>";
    private const string B = "global::Roundup.Serializers.Sample.B<M>";
    private const string C = "global::Roundup.Serializers.Sample.C<M>";
    private const string D = "global::Roundup.Serializers.Sample.D<M>";

    [Theory]
    [InlineData("Bytes", new[] { A, $"BytesFromString<{A}, M>", $"BytesFromString<{B}, M>" })]
    [InlineData("String", new[] { A, B })]
    [InlineData("Stream", new string[0])]
    [InlineData("BufferWriter", new[] { C })]
    [InlineData("Segments", new[] { C })]
    [InlineData("Pipe", new[] { $"PipeFromBufferWriter<{C}, M>", D })]
    public void Codecs_and_adapters_of_a_shape_have_loops(string shape, string[] types) =>
        TimedLoopGenerator.CodecTypes([Entrant], "M", shape).ShouldBe(types);

    [Fact]
    public void A_dataset_may_have_the_name_of_a_type_that_loops_use() =>
        TimedLoopGenerator.Write([Entrant], [new("Shape", "M", Document: false)]).Text.ShouldContain(" void RegisterShape()");

    [Theory]
    [InlineData("String", "Last = Codec.SerializeToString(Pool[index]);", "Last = Codec.Deserialize(Payloads[index]);")]
    [InlineData("Bytes", "Last = Codec.SerializeToBytes(Pool[index]);", "Last = Codec.Deserialize(Payloads[index]);")]
    [InlineData("BufferWriter", "Last.Clear(); Codec.Serialize(Pool[index], Last);", "Last = Codec.Deserialize(Payloads[index]);")]
    [InlineData(
        "Stream",
        "Last.SetLength(0); Codec.Serialize(Pool[index], Last);",
        "var payload = Payloads[index]; payload.Position = 0; Last = Codec.Deserialize(payload);")]
    [InlineData(
        "AsyncStream",
        "Last.SetLength(0); return Codec.SerializeAsync(Pool[index], Last);",
        "var payload = Payloads[index]; payload.Position = 0; var read = Codec.DeserializeAsync(payload); "
            + "return read.IsCompletedSuccessfully ? Done(read.Result) : Wait(read);")]
    [InlineData(
        "NewStream",
        "Last.Renew(); Codec.Serialize(Pool[index], Last.Stream);",
        "var payload = Payloads[index]; payload.Position = 0; Last = Codec.Deserialize(payload);")]
    [InlineData(
        "NewAsyncStream",
        "Last.Renew(); return Codec.SerializeAsync(Pool[index], Last.Stream);",
        "var payload = Payloads[index]; payload.Position = 0; var read = Codec.DeserializeAsync(payload); "
            + "return read.IsCompletedSuccessfully ? Done(read.Result) : Wait(read);")]
    [InlineData("Segments", "Last.Clear(); Codec.Serialize(Pool[index], Last);", "Last = Codec.Deserialize(Payloads[index]);")]
    [InlineData(
        "Pipe",
        "Last.Reset(); return Codec.SerializeAsync(Pool[index], Last.Writer);",
        "var payload = Payloads[index]; payload.Rewind(); var read = Codec.DeserializeAsync(payload); "
            + "return read.IsCompletedSuccessfully ? Done(read.Result) : Wait(read);")]
    public void What_is_timed_is_what_the_timing_contract_says(string shape, string serialize, string deserialize)
    {
        var source = $"namespace N; struct C<T> : I{TimedShape.Of(shape).Codec}Codec<T>;";
        var loop = TimedLoopGenerator.Write([source], [new LoopRoot("Users", "Sample.User", Document: true)]).Text;
        var flat = string.Join(' ', loop.Split((char[])[' ', '\n'], StringSplitOptions.RemoveEmptyEntries));
        flat.ShouldContain($"(int index) {{ {serialize} }}");
        flat.ShouldContain($"(int index) {{ {deserialize} }}");
    }

    [Fact]
    public void Each_codec_of_streams_has_the_other_uses_of_streams()
    {
        const string source = "namespace N; struct C<T> : IStreamCodec<T>; struct D<T> : IBytesCodec<T>; // StreamFromBytes";
        var loops = TimedLoopGenerator.Write([source], [new LoopRoot("Users", "U", Document: true)]).Text;
        foreach (var stream in (string[])["global::N.C<global::U>", "StreamFromBytes<global::N.D<global::U>, global::U>"])
        {
            loops.ShouldContain($"TimedLoops<{stream}, global::U>.Add(Shape.Stream, null, ");
            loops.ShouldContain($"TimedLoops<{stream}, global::U>.Add(Shape.Stream, StreamUse.New, ");
            loops.ShouldContain($"TimedLoops<ArrayStream<{stream}, global::U>, global::U>.Add(Shape.Stream, StreamUse.Array, ");
        }
    }

    [Fact]
    public void A_loop_is_compiled_only_where_the_target_has_its_shape()
    {
        const string source = "namespace N; struct C<T> : IBufferWriterCodec<T>, IPipeCodec<T>;";
        var lines = TimedLoopGenerator.Write([source], [new LoopRoot("Users", "Sample.User", Document: true)]).Text.Split('\n');
        var isWithin = false;
        foreach (var line in lines)
        {
            isWithin = line == "#if NET9_0_OR_GREATER" || (isWithin && !line.StartsWith("#endif", StringComparison.Ordinal));
            if (line.Contains("Shape.Pipe", StringComparison.Ordinal) || line.Contains("PipeDriver", StringComparison.Ordinal))
            {
                isWithin.ShouldBeTrue(line);
            }
            else if (line.Contains("Shape.", StringComparison.Ordinal) || line.Contains("Driver<", StringComparison.Ordinal))
            {
                (isWithin && !line.Contains("Over(", StringComparison.Ordinal)).ShouldBeFalse(line);
            }
        }

        lines.ShouldContain(line => line.Contains("PipeDriver<global::N.C<", StringComparison.Ordinal));
        lines.ShouldNotContain(line => line.Contains("PipeFromBufferWriter", StringComparison.Ordinal));
    }
}
