using Roundup.Contracts;
using ServiceStack;

namespace Roundup.Serializers;

/// <summary>After docs.servicestack.net/json-format: the extension methods.</summary>
public sealed class ServiceStackTextSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>
    {
        public string SerializeToString(T value) => value.ToJson();

        public T Deserialize(string text) => text.FromJson<T>();
    }
}
