namespace Roundup.ModelCompiler.Tests;

public class CodecSourceTests
{
    private const string Entrant = """
        namespace Roundup.Serializers;

        public sealed class Sample : ISerializer
        {
            private static readonly Options s_options = new();

            public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
                where T : notnull
            {
                shapes.Bytes(default(Codec<T>)).Stream(default(Codec<T>));
            }

            internal readonly struct Codec<T> : IBytesCodec<T>, IStreamCodec<T>
            {
                public byte[] SerializeToBytes(T value) => Library.Pack(value);

                public T Deserialize(byte[] bytes) => Library.Unpack<T>(bytes);

                public void Serialize(T value, Stream stream)
                {
                    Library.Pack(value, stream);
                }

                public T Deserialize(Stream stream) => Library.Unpack<T>(stream);
            }
        }
        """;

    [Theory]
    [InlineData(
        "Bytes",
        new[]
        {
            "public byte[] SerializeToBytes(T value) => Library.Pack(value);",
            "public T Deserialize(byte[] bytes) => Library.Unpack<T>(bytes);"
        })]
    [InlineData(
        "Stream",
        new[]
        {
            "public void Serialize(T value, Stream stream)\n{\n    Library.Pack(value, stream);\n}",
            "public T Deserialize(Stream stream) => Library.Unpack<T>(stream);"
        })]
    [InlineData("String", new string[0])]
    public void The_calls_of_a_shape_are_found(string shape, string[] calls) =>
        CodecSource.Find([Entrant], "Roundup.Serializers.Sample.Codec", [shape]).Calls.Skip(1).ShouldBe(calls);

    [Fact]
    public void A_codec_that_lacks_the_shape_is_shown_by_the_one_that_its_adapter_calls() =>
        CodecSource.Find([Entrant], "Roundup.Serializers.Sample.Codec", ["String", "Stream"]).Calls[0]
            .ShouldBe("internal readonly struct Codec<T> : IBytesCodec<T>, IStreamCodec<T>");

    [Fact]
    public void A_codec_whose_name_is_not_known_is_found_where_it_alone_has_the_shape()
    {
        CodecSource.Find([Entrant], null, ["Bytes"]).Calls.ShouldBe(
            CodecSource.Find([Entrant], "Roundup.Serializers.Sample.Codec", ["Bytes"]).Calls);
        CodecSource.Find([Entrant, Entrant], null, ["Bytes"]).Calls.ShouldBeEmpty();
    }

    [Fact]
    public void The_setup_is_the_class_without_its_nested_types()
    {
        var setUp = CodecSource.Find([Entrant], "Roundup.Serializers.Sample.Codec", ["Bytes"]).SetUp;
        setUp.ShouldStartWith(
            "private static readonly Options s_options = new();\n\npublic void Open<T>(string row, Model<T> model, IShapes<T> shapes)\n"
                + "    where T : notnull\n{\n    shapes.");
        setUp.ShouldNotContain("struct Codec");
    }
}
