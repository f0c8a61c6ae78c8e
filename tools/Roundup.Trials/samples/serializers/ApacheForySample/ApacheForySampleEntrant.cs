using Apache.Fory;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After apache/fory, csharp/README.md (Quick Start): each type is registered with a number. Guid has no serializer there; the second row
/// registers the one of the row, as custom-serializers.md of the documentation shows.
/// </summary>
public sealed class ApacheForySampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var fory = Fory.Builder().Build();
        if (row == "guid-serializer")
        {
            fory.Register<Guid, GuidSerializer>("System.Guid");
        }

        model.Get<Action<Fory>>()(fory);
        var codec = new Codec<T>(fory);
        shapes.Bytes(codec);
    }

    internal readonly struct Codec<T>(Fory fory) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => fory.Serialize(value);

        public T Deserialize(byte[] bytes) => fory.Deserialize<T>(bytes);
    }
}
