using System.Buffers;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Fails after the warm-up if the worker gives it a stream that must grow while it is timed.</summary>
internal readonly struct GrownStream<T>(Counter counter) : IStreamCodec<T>
{
    public void Serialize(T value, Stream stream)
    {
        var bytes = Json.Write(value);
        Grown.Check(counter, ((MemoryStream)stream).Capacity, bytes.Length);
        stream.Write(bytes);
    }

    public T Deserialize(Stream stream) => JsonSerializer.Deserialize<T>(stream)!;
}

/// <summary>The same for a writer.</summary>
internal readonly struct GrownWriter<T>(Counter counter) : IBufferWriterCodec<T>
{
    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        var bytes = Json.Write(value);
        Grown.Check(counter, writer.GetMemory().Length, bytes.Length);
        writer.Write(bytes);
    }

    public T Deserialize(ReadOnlySequence<byte> sequence) => Json.Read<T>(sequence.ToArray());
}

internal static class Grown
{
    /// <summary>Every value of the pool has been written by then.</summary>
    private const int EnoughCalls = 1_000;

    /// <summary>A value that no call has seen may be longer than all before it, though not twice as long.</summary>
    public static void Check(Counter counter, int capacity, int length)
    {
        if (++counter.Calls > EnoughCalls && capacity < length / 2)
        {
            throw new InvalidOperationException($"the worker gave room for {capacity} bytes only, in call {counter.Calls}");
        }
    }
}
