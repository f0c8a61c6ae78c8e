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
        var codec = new Codec<T>(model.Get<ICborCodec<T>>(), new CborWriter(mode), new CborReader(default, mode));
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>Writer and reader keep their buffers and stacks when they are reset.</summary>
    internal readonly struct Codec<T>(ICborCodec<T> members, CborWriter writer, CborReader reader) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            writer.Reset();
            members.Write(writer, value);
            return writer.Encode();
        }

        public T Deserialize(byte[] bytes)
        {
            reader.Reset(bytes);
            return members.Read(reader)!;
        }
    }
}
