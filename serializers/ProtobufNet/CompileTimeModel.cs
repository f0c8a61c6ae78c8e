using System.Buffers;
using System.Collections;
using ProtoBuf;
using ProtoBuf.Meta;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// The calls of a model that protobuf-net's generator or a user wrote, instead of the static <c>Serializer</c>, which reflects.
/// </summary>
internal static class CompileTimeModel
{
    public static void Offer<T>(Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var types = model.Get<TypeModel>();

        // Such a model writes a root list but reads it as an array: InvalidCastException.
        if (typeof(IList).IsAssignableFrom(typeof(T)))
        {
            var list = new ListCodec<T>(types);
            shapes.BufferWriter(list).Stream(list).AsyncStreamFromStream(list).Bytes(new ListArrays<T>(types));
        }
        else
        {
            Offer(types, shapes);
        }
    }

    public static void Offer<T>(TypeModel types, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(types);
        shapes.BufferWriter(codec).Stream(codec).AsyncStreamFromStream(codec).Bytes(new Arrays<T>(types));
    }

    internal readonly struct Codec<T>(TypeModel types) : IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => types.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => types.Deserialize<T>(sequence);

        public void Serialize(T value, Stream stream) => types.Serialize(stream, value);

        public T Deserialize(Stream stream) => types.Deserialize<T>(stream);
    }

    /// <summary>The library reads memory but has no call that returns an array.</summary>
    internal readonly struct Arrays<T>(TypeModel types) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Codec<T>, T> _written = new(new(types));

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => types.Deserialize<T>((ReadOnlyMemory<byte>)bytes);
    }

    internal readonly struct ListCodec<T>(TypeModel types) : IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => types.Serialize(writer, new ProtoRoots<T> { Items = value });

        public T Deserialize(ReadOnlySequence<byte> sequence) => types.Deserialize<ProtoRoots<T>>(sequence).Items;

        public void Serialize(T value, Stream stream) => types.Serialize(stream, new ProtoRoots<T> { Items = value });

        public T Deserialize(Stream stream) => types.Deserialize<ProtoRoots<T>>(stream).Items;
    }

    internal readonly struct ListArrays<T>(TypeModel types) : IBytesCodec<T>, IAdapted
    {
        private readonly Arrays<ProtoRoots<T>> _arrays = new(types);

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _arrays.SerializeToBytes(new() { Items = value });

        public T Deserialize(byte[] bytes) => _arrays.Deserialize(bytes).Items;
    }
}

/// <summary>The object that wraps a list. It has the bytes that the other serializers write for the list itself.</summary>
[ProtoContract]
public sealed class ProtoRoots<T>
{
    [ProtoMember(1)]
    public T Items { get; set; } = default!;
}
