using System.Collections;
using System.Reflection;
using BinaryPack;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class BinaryPackEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // The library supports only objects with members: a root list causes an InvalidProgramException.
        if (typeof(IList).IsAssignableFrom(typeof(T)))
        {
            var list = default(ListCodec<T>);
            shapes.Bytes(list).Stream(list);
            return;
        }

        if (typeof(T).IsClass && typeof(T).GetConstructor(Type.EmptyTypes) is null)
        {
            throw new NotSupportedException($"BinaryPack needs a constructor without parameters, and {typeof(T).Name} has none");
        }

        // T has no new() constraint here, which the library requires.
        typeof(BinaryPackEntrant).GetMethod(nameof(Offer), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(typeof(T)).Invoke(null, [shapes]);
    }

    private static void Offer<T>(IShapes<T> shapes)
        where T : notnull, new() => shapes.Bytes(default(Codec<T>)).Stream(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>, IStreamCodec<T>
        where T : notnull, new()
    {
        public byte[] SerializeToBytes(T value) => BinaryConverter.Serialize(value);

        public T Deserialize(byte[] bytes) => BinaryConverter.Deserialize<T>(bytes);

        public void Serialize(T value, Stream stream) => BinaryConverter.Serialize(value, stream);

        public T Deserialize(Stream stream) => BinaryConverter.Deserialize<T>(stream);
    }

    internal readonly struct ListCodec<T> : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => BinaryConverter.Serialize(new Holder<T> { Items = value });

        public T Deserialize(byte[] bytes) => BinaryConverter.Deserialize<Holder<T>>(bytes).Items;

        public void Serialize(T value, Stream stream) => BinaryConverter.Serialize(new Holder<T> { Items = value }, stream);

        public T Deserialize(Stream stream) => BinaryConverter.Deserialize<Holder<T>>(stream).Items;
    }
}
