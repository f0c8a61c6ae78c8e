using System.Formats.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class SystemFormatsCborEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var mode = row switch
        {
            "default" => CborConformanceMode.Strict,
            "lax" => CborConformanceMode.Lax,
            _ => throw new NotSupportedException($"System.Formats.Cbor has no row {row}"),
        };
        var codec = new Codec<T>(model.Get<ICborCodec<T>>(), mode);
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T>(ICborCodec<T> members, CborConformanceMode mode) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var writer = new CborWriter(mode);
            members.Write(writer, value);
            return writer.Encode();
        }

        public T Deserialize(byte[] bytes) => members.Read(new CborReader(bytes, mode))!;
    }
}
