using System.Buffers;
using MemoryPack;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After Cysharp/MemoryPack, README.md (Overwrite, Serialize API) and sandbox/Benchmark/Benchmarks/SerializeTest.cs and DeserializeTest.cs
/// (MemoryPackSerialize, MemoryPackBufferWriter, MemoryPackDeserialize).
/// </summary>
public sealed class MemoryPackSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(default(Codec<T>)).BufferWriter(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>, IBufferWriterCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MemoryPackSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => MemoryPackSerializer.Deserialize<T>(bytes)!;

        public void Serialize(T value, IBufferWriter<byte> writer) => MemoryPackSerializer.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => MemoryPackSerializer.Deserialize<T>(sequence)!;
    }
}
