using System.Runtime.Serialization.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class DataContractJsonSerializerEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => Offer(new Codec<T>(new DataContractJsonSerializer(typeof(T))), shapes);

    public void Open<T>(DataContractJsonSerializerSettings settings, Model<T> model, IShapes<T> shapes)
        where T : notnull => Offer(new Codec<T>(new DataContractJsonSerializer(typeof(T), settings)), shapes);

    private static void Offer<T>(Codec<T> codec, IShapes<T> shapes)
        where T : notnull => shapes.Stream(codec).StringFromStream(codec).BytesFromStream(codec);

    internal readonly struct Codec<T>(DataContractJsonSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.WriteObject(stream, value);

        public T Deserialize(Stream stream) => (T)serializer.ReadObject(stream)!;
    }
}
