using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class JsonSrcGenEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<IJsonSrcGenConverter<T>>());
        shapes.String(codec).Bytes(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T>(IJsonSrcGenConverter<T> converter) : IStringCodec<T>, IBytesCodec<T>
    {
        public string SerializeToString(T value) => converter.ToJson(value).ToString();

        public T Deserialize(string text) => converter.FromJson(text);

        public byte[] SerializeToBytes(T value) => converter.ToJsonUtf8(value).ToArray();

        public T Deserialize(byte[] bytes) => converter.FromJson(bytes.AsSpan());
    }
}
