using System.Globalization;
using Newtonsoft.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>A serializer that is kept, over a writer or reader for each call, which rent their buffers where there is a pool.</summary>
internal readonly struct NewtonsoftJsonKept<T>(JsonSerializer serializer, IArrayPool<char>? pool) : IStringCodec<T>, IStreamCodec<T>
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
        using var json = new JsonTextWriter(writer);
        if (pool is not null)
        {
            json.ArrayPool = pool;
        }

        serializer.Serialize(json, value, typeof(T));
    }

    private T Read(TextReader reader)
    {
        using var json = new JsonTextReader(reader);
        if (pool is not null)
        {
            json.ArrayPool = pool;
        }

        return serializer.Deserialize<T>(json)!;
    }
}
