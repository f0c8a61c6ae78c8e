using System.Globalization;
using Newtonsoft.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Writer and reader rent their buffers, and give them back when they are closed.</summary>
internal readonly struct NewtonsoftJsonPooled<T>(JsonSerializer serializer) : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value)
    {
        using var writer = new StringWriter(CultureInfo.InvariantCulture);
        Write(value, writer);
        return writer.ToString();
    }

    public T Deserialize(string text)
    {
        using var reader = new StringReader(text);
        return Read(reader);
    }

    public void Serialize(T value, Stream stream)
    {
        using var writer = TextStreams.Writer(stream);
        Write(value, writer);
    }

    public T Deserialize(Stream stream)
    {
        using var reader = TextStreams.Reader(stream);
        return Read(reader);
    }

    private void Write(T value, TextWriter writer)
    {
        using var json = new JsonTextWriter(writer) { ArrayPool = JsonArrayPool.Instance, CloseOutput = false };
        serializer.Serialize(json, value, typeof(T));
    }

    private T Read(TextReader reader)
    {
        using var json = new JsonTextReader(reader) { ArrayPool = JsonArrayPool.Instance };
        return serializer.Deserialize<T>(json)!;
    }
}
