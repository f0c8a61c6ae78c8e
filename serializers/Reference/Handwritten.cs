using System.Text;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Plain code for the model over a <see cref="BinaryWriter"/> and a <see cref="BinaryReader"/>.</summary>
internal readonly struct Handwritten<T>(IHandwritten<T> code) : IBytesCodec<T>, IStreamCodec<T>
{
    // For arrays: all calls write to one stream, through one writer.
    private readonly BinaryWriter _writer = new(new MemoryStream(), Encoding.UTF8);

    public byte[] SerializeToBytes(T value)
    {
        var stream = (MemoryStream)_writer.BaseStream;
        stream.SetLength(0);
        code.Write(_writer, value);
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
