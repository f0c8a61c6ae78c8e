using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Hands out a few arrays in turn.</summary>
internal readonly struct Ring<T>(byte[][] buffers, Counter counter) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var buffer = buffers[counter.Calls++ % buffers.Length] ??= new byte[2048];
        var bytes = Json.Write(value);
        buffer.AsSpan().Fill((byte)' ');
        bytes.CopyTo(buffer, 0);
        return buffer;
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
