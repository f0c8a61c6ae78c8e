using System.Text.Json.Serialization;
using Roundup.Contracts;
using Unreliable;

namespace Roundup.Serializers;

/// <summary>One library, one row for each outcome of a check.</summary>
public sealed class UnreliableEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        JsonCodec<T> codec = row switch
        {
            "other-form" => new(new() { Converters = { new ShortDecimals() } }),
            "initial-value" => new(new() { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault }),
            "refuses" => new Choosy<T>(),
            "by-ticket" => new ByTicket<T>(),
            "reads-once" => new ReadsOnce<T>(),
            "other-message" => new Remembers<T>(),
            "looks-at-end" => new AtEnd<T>(Looks.AtLast),
            "exits-when-cut" => new AtEnd<T>(Looks.AndExits),
            "works-when-cut" => new AtEnd<T>(Looks.AndWorks),
            "spins-when-cut" => new AtEnd<T>(Looks.AndSpins),
            "grows-when-cut" => new AtEnd<T>(Looks.AndGrows),
            _ => new(new()),
        };
        shapes.Bytes(new BytesCodec<T>(codec)).Stream(new StreamCodec<T>(codec));
    }
}

internal readonly struct BytesCodec<T>(JsonCodec<T> codec) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => codec.Write(value);

    public T Deserialize(byte[] bytes) => codec.Read(bytes);
}

internal readonly struct StreamCodec<T>(JsonCodec<T> codec) : IStreamCodec<T>
{
    public void Serialize(T value, Stream stream) => stream.Write(codec.Write(value));

    public T Deserialize(Stream stream) => codec.Read(stream);
}
