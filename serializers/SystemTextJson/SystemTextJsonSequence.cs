using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Serializers;

/// <summary>
/// Buffers as the library's documentation treats them where speed counts: one writer that is reset, which does not validate what the
/// serializer writes (nor does the library's own writer), and a sequence of one segment read as a span. Through a reader the library would
/// scan it twice: once for its end, once for its values.
/// </summary>
internal static class SystemTextJsonSequence
{
    /// <summary>A writer that is kept. Its encoder is that of the options, which only the library's own writers take from them.</summary>
    public static Utf8JsonWriter Writer(JsonSerializerOptions options) =>
        new(Stream.Null, new JsonWriterOptions { Encoder = options.Encoder, SkipValidation = true });

    public static T Read<T>(ReadOnlySequence<byte> sequence, JsonSerializerOptions options)
    {
        if (sequence.IsSingleSegment)
        {
            return JsonSerializer.Deserialize<T>(sequence.First.Span, options)!;
        }

        var reader = new Utf8JsonReader(sequence);
        return JsonSerializer.Deserialize<T>(ref reader, options)!;
    }

    public static T Read<T>(ReadOnlySequence<byte> sequence, JsonTypeInfo<T> type)
    {
        if (sequence.IsSingleSegment)
        {
            return JsonSerializer.Deserialize(sequence.First.Span, type)!;
        }

        var reader = new Utf8JsonReader(sequence);
        return JsonSerializer.Deserialize(ref reader, type)!;
    }
}
