using System.Buffers;
using System.Text;
using Roundup.Contracts;
using VYaml.Serialization;

namespace Roundup.Serializers;

public sealed class VYamlEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.String(default(Text<T>)).Bytes(default(Codec<T>)).BufferWriter(default(Codec<T>))
            .StreamFromBytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>, IBufferWriterCodec<T>
    {
        public byte[] SerializeToBytes(T value) => YamlSerializer.Serialize(value).ToArray();

        public T Deserialize(byte[] bytes) => YamlSerializer.Deserialize<T>(bytes);

        public void Serialize(T value, IBufferWriter<byte> writer) => YamlSerializer.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => YamlSerializer.Deserialize<T>(sequence);
    }

    /// <summary>The library writes strings, but reads UTF-8 only.</summary>
    internal readonly struct Text<T> : IStringCodec<T>, IAdapted
    {
        public Shape From => Shape.Bytes;

        public string SerializeToString(T value) => YamlSerializer.SerializeToString(value);

        public T Deserialize(string text) => YamlSerializer.Deserialize<T>(Encoding.UTF8.GetBytes(text));
    }
}
