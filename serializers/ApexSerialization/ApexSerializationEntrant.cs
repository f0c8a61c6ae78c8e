using Apex.Serialization;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ApexSerializationEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var mode = row switch
        {
            "default" => Mode.Tree,
            "graph" => Mode.Graph,
            _ => throw new NotSupportedException($"Apex.Serialization has no row {row}"),
        };

        // No type is taken unless it is marked; the documentation's way to allow all of them is a function that says so.
        var binary = Binary.Create(new Settings { SerializationMode = mode }.MarkSerializable(_ => true));
        var codec = new Codec<T>(binary);
        shapes.Stream(codec).BytesFromStream(codec);
    }

    /// <summary>One instance is kept, as the documentation asks: it caches what it learned, and belongs to one thread at a time.</summary>
    internal readonly struct Codec<T>(IBinary binary) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => binary.Write(value, stream);

        public T Deserialize(Stream stream) => binary.Read<T>(stream);
    }
}
