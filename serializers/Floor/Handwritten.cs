using System.Text;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Plain code for the model over a <see cref="BinaryWriter"/> and a <see cref="BinaryReader"/>.</summary>
internal readonly struct Handwritten<T>(IHandwritten<T> code) : IBytesCodec<T>, IStreamCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        using var stream = new MemoryStream();
        Serialize(value, stream);
        return stream.ToArray();
    }

    public T Deserialize(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes, writable: false);
        return Deserialize(stream);
    }

    public void Serialize(T value, Stream stream)
    {
        using var writer = new BinaryWriter(stream, Encoding.UTF8, leaveOpen: true);
        code.Write(writer, value);
    }

    public T Deserialize(Stream stream)
    {
        using var reader = new BinaryReader(stream, Encoding.UTF8, leaveOpen: true);
        return code.Read(reader)!;
    }
}
