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

#if NETFRAMEWORK
        // 1.3.4, the last release for .NET Framework, does not ask which types are allowed.
        var binary = Binary.Create(new Settings { SerializationMode = mode });
#else
        // A type is rejected unless it is marked; the documented way to allow all types is a function that returns true.
        var binary = Binary.Create(new Settings { SerializationMode = mode }.MarkSerializable(_ => true));
#endif
        var codec = new Codec<T>(binary);
        shapes.Stream(codec).BytesFromStream(codec);
    }

    /// <summary>
    /// One instance is reused, as the documentation recommends: it caches generated code, and is used by one thread at a time.
    /// </summary>
    internal readonly struct Codec<T>(IBinary binary) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => binary.Write(value, stream);

        public T Deserialize(Stream stream) => binary.Read<T>(stream);
    }
}
