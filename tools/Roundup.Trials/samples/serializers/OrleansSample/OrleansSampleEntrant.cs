using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>After dotnet/orleans, src/Orleans.Serialization/README.md: the serializer of any type.</summary>
public sealed class OrleansSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var services = new ServiceCollection();
        services.AddSerializer();
        var codec = new Codec<T>(services.BuildServiceProvider().GetRequiredService<Serializer>());
        shapes.Bytes(codec);
    }

    internal readonly struct Codec<T>(Serializer serializer) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => serializer.SerializeToArray(value);

        public T Deserialize(byte[] bytes) => serializer.Deserialize<T>(bytes);
    }
}
