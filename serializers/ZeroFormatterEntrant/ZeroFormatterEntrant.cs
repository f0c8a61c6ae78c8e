using Roundup.Contracts;
using ZeroFormatter;
using ZeroFormatter.Formatters;

namespace Roundup.Serializers;

public sealed class ZeroFormatterEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        Formatter.AppendDynamicUnionResolver(model.Get<Action<Type, DynamicUnionResolver>>());
        if (row == "read-all")
        {
            var copied = new CopyingCodec<T>(model.Handwritten);
            shapes.Bytes(copied).Stream(copied);
        }
        else
        {
            var codec = default(Codec<T>);
            shapes.Bytes(codec).Stream(codec);
        }
    }

    internal readonly struct Codec<T> : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ZeroFormatterSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => ZeroFormatterSerializer.Deserialize<T>(bytes);

        public void Serialize(T value, Stream stream) => ZeroFormatterSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => ZeroFormatterSerializer.Deserialize<T>(stream);
    }

    /// <summary>
    /// Deserialize gives an object that parses a member when it is read: here all are read, into an ordinary object. The copying is
    /// on the clock with the parsing, from which it cannot be parted.
    /// </summary>
    internal readonly struct CopyingCodec<T>(IHandwritten<T> model) : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ZeroFormatterSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => model.Copy(ZeroFormatterSerializer.Deserialize<T>(bytes));

        public void Serialize(T value, Stream stream) => ZeroFormatterSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => model.Copy(ZeroFormatterSerializer.Deserialize<T>(stream));
    }
}
