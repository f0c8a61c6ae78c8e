using Roundup.Contracts;
using ZeroFormatter;
using ZeroFormatter.Formatters;

namespace Roundup.Serializers;

/// <summary>The codec of ZeroFormatter and of its fork, which have the same API.</summary>
public abstract class ZeroFormatterCalls : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // The serializers differ in their operations: Deserialize of default is not timed, and its verification reads as read-all does.
        if (row is not ("default" or "read-all"))
        {
            throw new NotSupportedException($"ZeroFormatter has no row {row}");
        }

        Formatter.AppendDynamicUnionResolver(model.Get<Action<Type, DynamicUnionResolver>>());
        var codec = new Codec<T>(model.Handwritten);
        shapes.Bytes(codec).Stream(codec);
    }

    /// <summary>
    /// Deserialize returns an object that parses a member when it is read: here all are read, into an ordinary object. The copying is
    /// timed with the parsing, from which it cannot be separated.
    /// </summary>
    internal readonly struct Codec<T>(IHandwritten<T> model) : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ZeroFormatterSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => model.Copy(ZeroFormatterSerializer.Deserialize<T>(bytes));

        public void Serialize(T value, Stream stream) => ZeroFormatterSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => model.Copy(ZeroFormatterSerializer.Deserialize<T>(stream));
    }
}
