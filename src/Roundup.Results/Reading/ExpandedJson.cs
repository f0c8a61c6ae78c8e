using System.Buffers;
using System.Runtime.InteropServices;
using System.Text.Json;

namespace Roundup.Results.Reading;

/// <summary>
/// JSON that is written from a shorter form, and no longer than such files are: what stands once in a table and often in its list must not
/// make a huge file of a small one.
/// </summary>
/// <param name="source">Bytes of the shorter form.</param>
internal sealed class ExpandedJson(int source) : IDisposable
{
    private readonly ArrayBufferWriter<byte> _bytes = new(source);
    private readonly long _most = Math.Clamp((long)source * FileLimits.Expansion, FileLimits.Expanded, FileLimits.FileBytes);
    private Utf8JsonWriter? _json;
    private long _counted;

    public Utf8JsonWriter Json => _json ??= new(_bytes, new() { SkipValidation = true });

    /// <summary>What was written; the writer is at its end.</summary>
    public byte[] Bytes()
    {
        Json.Flush();
        return _bytes.WrittenSpan.ToArray();
    }

    /// <summary>Writes a value as it stands.</summary>
    /// <param name="value">The value.</param>
    /// <param name="place">Where it goes.</param>
    /// <exception cref="JsonException">The list is too long.</exception>
    public void Write(JsonElement value, Func<string> place)
    {
        Count((long)ValuesIn(value) * FileLimits.BytesOfValue, place);
        Json.WriteRawValue(JsonMarshal.GetRawUtf8Value(value), skipInputValidation: true);
    }

    /// <summary>Counts what the text of the list does not show: what its values take in memory, and the cells that have none.</summary>
    /// <param name="bytes">How much.</param>
    /// <param name="place">Where.</param>
    /// <exception cref="JsonException">The list is too long.</exception>
    public void Count(long bytes, Func<string> place)
    {
        _counted += bytes;
        if (Json.BytesCommitted + Json.BytesPending + _counted > _most)
        {
            throw new JsonException(
                $"its tables repeat so much that the file is longer than {_most / (1024 * 1024)} MB when they are written out",
                place(),
                null,
                null);
        }
    }

    public void Dispose() => _json?.Dispose();

    private static int ValuesIn(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => 1 + value.EnumerateObject().Sum(member => ValuesIn(member.Value)),
        JsonValueKind.Array => 1 + value.EnumerateArray().Sum(ValuesIn),
        _ => 1,
    };
}
