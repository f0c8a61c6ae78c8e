using System.Collections.Concurrent;
using System.Text.Json;
using System.Text.Json.Serialization;

// What Roundup writes itself is accused of nothing, so that this is not in its namespace.
namespace Unreliable;

/// <summary>What a row does with its bytes, in all shapes.</summary>
internal class JsonCodec<T>(JsonSerializerOptions options)
{
    public virtual byte[] Write(T value) => JsonSerializer.SerializeToUtf8Bytes(value, options);

    public virtual T Read(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, options)!;

    public virtual T Read(Stream stream)
    {
        using var all = new MemoryStream();
        stream.CopyTo(all);
        return Read(all.ToArray());
    }
}

/// <summary>Refuses a text, with an exception of its own.</summary>
internal sealed class Choosy<T>() : JsonCodec<T>(new())
{
    public override T Read(byte[] bytes) =>
        bytes.AsSpan().IndexOf("unwanted"u8) < 0 ? base.Read(bytes) : throw new JsonException("this text is not wanted");
}

/// <summary>Keeps what it writes in its process, and hands out the number of it.</summary>
internal sealed class ByTicket<T>() : JsonCodec<T>(new())
{
    private static readonly ConcurrentDictionary<int, byte[]> s_kept = [];

    public override byte[] Write(T value)
    {
        var ticket = s_kept.Count;
        while (!s_kept.TryAdd(ticket, base.Write(value)))
        {
            ticket++;
        }

        return BitConverter.GetBytes(ticket);
    }

    public override T Read(byte[] bytes) =>
        bytes.Length == sizeof(int) && s_kept.TryGetValue(BitConverter.ToInt32(bytes), out var kept)
            ? base.Read(kept)
            : throw new JsonException("there is no such ticket");
}

/// <summary>Takes what one read gives for the whole, and the beginning of an object for an empty one.</summary>
internal sealed class ReadsOnce<T>() : JsonCodec<T>(new())
{
    public override T Read(Stream stream)
    {
        var buffer = new byte[4096];
        var bytes = buffer[..stream.Read(buffer)];
        return bytes.Length > 0 && bytes[^1] != '}' ? Activator.CreateInstance<T>() : Read(bytes);
    }
}

/// <summary>Keeps each result by the length of its payload.</summary>
internal sealed class Remembers<T>() : JsonCodec<T>(new())
{
    private readonly Dictionary<int, T> _results = [];

    public override T Read(byte[] bytes) =>
        _results.TryGetValue(bytes.Length, out var known) ? known : _results[bytes.Length] = base.Read(bytes);
}

/// <summary>Looks at a payload before it reads it.</summary>
internal sealed class AtEnd<T>(Action<byte[]> look) : JsonCodec<T>(new())
{
    public override T Read(byte[] bytes)
    {
        look(bytes);
        return base.Read(bytes);
    }
}

/// <summary>Writes decimals without trailing zeros.</summary>
internal sealed class ShortDecimals : JsonConverter<decimal>
{
    public override decimal Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetDecimal();

    public override void Write(Utf8JsonWriter writer, decimal value, JsonSerializerOptions options) =>
        writer.WriteNumberValue(value / 1.000000000000000000000000000m);
}

/// <summary>What rows do with a payload before they read it, some of them with one whose end is missing.</summary>
internal static class Looks
{
    public static void AtLast(byte[] bytes)
    {
        if (bytes[bytes.Length - 1] == 0)
        {
            throw new JsonException("a payload ends with NUL");
        }
    }

    public static void AndExits(byte[] bytes)
    {
        if (IsCut(bytes))
        {
            Environment.Exit(3);
        }
    }

    /// <summary>Takes three seconds of a processor, however long that is.</summary>
    public static void AndWorks(byte[] bytes)
    {
        var before = Environment.CpuUsage.TotalTime;
        while (IsCut(bytes) && Environment.CpuUsage.TotalTime - before < TimeSpan.FromSeconds(3))
        {
        }
    }

    public static void AndSpins(byte[] bytes)
    {
        while (IsCut(bytes))
        {
        }
    }

    public static void AndGrows(byte[] bytes)
    {
        for (var hoard = new List<byte[]>(); IsCut(bytes);)
        {
            hoard.Add(new byte[4_000_000]);
            hoard[^1].AsSpan().Fill(1);
        }
    }

    private static bool IsCut(byte[] bytes) => bytes.Length == 3;
}
