using FlatSharp;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class FlatSharpEntrant : Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var serializer = model.Get<FlatSharp.ISerializer>();
        _ = row switch
        {
            "default" => shapes.Bytes(new Codec<T>(serializer)),
            "lazy+copy" => shapes.Bytes(new LazyCopy<T>(serializer, model.Get<Func<T, T>>())),
            _ => throw new NotSupportedException($"FlatSharp has no row {row}"),
        };
    }

    /// <summary>
    /// T is a class that FlatSharp's compiler generated, <paramref name="serializer"/> its <c>Serializer</c>, whose default is to
    /// parse greedily.
    /// </summary>
    internal readonly struct Codec<T>(FlatSharp.ISerializer serializer) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var buffer = new byte[serializer.GetMaxSize(value!)];
            var written = serializer.Write(buffer, value!);
            return buffer.AsSpan(0, written).ToArray();
        }

        public T Deserialize(byte[] bytes) => (T)serializer.Parse(bytes);
    }

    /// <summary><paramref name="copy"/> is <c>user => new User(user)</c>: it reads each member of what was parsed lazily, once.</summary>
    internal readonly struct LazyCopy<T>(FlatSharp.ISerializer serializer, Func<T, T> copy) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => new Codec<T>(serializer).SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => copy((T)serializer.Parse(bytes, FlatBufferDeserializationOption.Lazy));
    }
}
