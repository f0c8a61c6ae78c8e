using GroBuf;
using GroBuf.DataMembersExtracters;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class GroBufEntrant : Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var options = row switch
        {
            "default" => GroBufOptions.None,
            "write-empty-objects" => GroBufOptions.WriteEmptyObjects,
            _ => throw new NotSupportedException($"GroBuf has no row {row}"),
        };
        var codec = new Codec<T>(new Serializer(new PropertiesExtractor(), options: options));
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>One serializer for all calls, as the library recommends: it generates code for each type in its first call.</summary>
    internal readonly struct Codec<T>(Serializer serializer) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => serializer.Serialize(value);

        public T Deserialize(byte[] bytes) => serializer.Deserialize<T>(bytes);
    }
}
