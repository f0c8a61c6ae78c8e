using Jil;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>After kevin-montrose/Jil, README.md (Serializing, Deserializing).</summary>
public sealed class JilSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>
    {
        public string SerializeToString(T value)
        {
            using var output = new StringWriter();
            JSON.Serialize(value, output);
            return output.ToString();
        }

        public T Deserialize(string text)
        {
            using var input = new StringReader(text);
            return JSON.Deserialize<T>(input);
        }
    }
}
