using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>A library in all shapes: how it writes and reads each is given.</summary>
internal sealed class FakeFormat
{
    public Func<Parcel, byte[]> Write { get; init; } = new Library().Write;

    public Func<byte[], Parcel> Read { get; init; } = new Library().Read;

    public Func<Stream, Parcel>? ReadStream { get; init; }

    public Func<ReadOnlySequence<byte>, Parcel>? ReadSequence { get; init; }

    public Action<Parcel, IBufferWriter<byte>>? WriteTo { get; init; }

    public Action<Parcel, Stream>? WriteStream { get; init; }

    /// <summary>What the row does when it is opened, for the first time and again.</summary>
    public Action<int>? Opening { get; init; }

    public Action<PayloadSchema>? Schema { get; init; }
}

/// <summary>Its codec.</summary>
internal readonly struct FakeCodec(FakeFormat format)
    : IStringCodec<Parcel>, IBytesCodec<Parcel>, IBufferWriterCodec<Parcel>, IStreamCodec<Parcel>, IAsyncStreamCodec<Parcel>
{
    public string SerializeToString(Parcel value) => Convert.ToBase64String(format.Write(value));

    public Parcel Deserialize(string text) => format.Read(Convert.FromBase64String(text));

    public byte[] SerializeToBytes(Parcel value) => format.Write(value);

    public Parcel Deserialize(byte[] bytes) => format.Read(bytes);

    public void Serialize(Parcel value, IBufferWriter<byte> writer)
    {
        if (format.WriteTo is { } write)
        {
            write(value, writer);
            return;
        }

        writer.Write(format.Write(value));
    }

    public Parcel Deserialize(ReadOnlySequence<byte> sequence) =>
        format.ReadSequence is { } read ? read(sequence) : format.Read(sequence.ToArray());

    public void Serialize(Parcel value, Stream stream)
    {
        if (format.WriteStream is { } write)
        {
            write(value, stream);
            return;
        }

        stream.Write(format.Write(value));
    }

    public Parcel Deserialize(Stream stream) => format.ReadStream is { } read ? read(stream) : format.Read(StreamRest.Read(stream));

    public async ValueTask SerializeAsync(Parcel value, Stream stream) => await stream.WriteAsync(format.Write(value));

    public async ValueTask<Parcel> DeserializeAsync(Stream stream)
    {
        if (format.ReadStream is { } read)
        {
            return read(stream);
        }

        using var rest = new MemoryStream();
        await stream.CopyToAsync(rest);
        return format.Read(rest.ToArray());
    }
}
