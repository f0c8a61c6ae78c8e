using Nerdbank.MessagePack;
using PolyType;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After AArnott/Nerdbank.MessagePack, README.md, with the shape as an argument as in samples/cs/TypeShapePatterns.cs: a list has no
/// shape of its own.
/// </summary>
public sealed class NerdbankMessagePackSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new MessagePackSerializer(), model.Get<ITypeShape<T>>());
        shapes.Bytes(codec);
    }

    internal readonly struct Codec<T>(MessagePackSerializer serializer, ITypeShape<T> shape) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => serializer.Serialize(value, shape);

        public T Deserialize(byte[] bytes) => serializer.Deserialize(bytes, shape)!;
    }
}
