using System;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Flavours;

/// <summary>What converters written by hand share: steps of the reader, and scalars that it does not have.</summary>
internal static class DatasetJsonValues
{
    internal static bool IsNull(ref Utf8JsonReader reader) => reader.TokenType == JsonTokenType.Null;

    internal static void StartObject(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.StartObject)
        {
            throw new JsonException("an object is expected");
        }
    }

    internal static void StartArray(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
        {
            throw new JsonException("an array is expected");
        }
    }

    /// <summary>Goes on to the name of the next member; false at the end of the object.</summary>
    internal static bool NextMember(ref Utf8JsonReader reader) => reader.Read() && reader.TokenType == JsonTokenType.PropertyName;

    /// <summary>Goes on to the next element; false at the end of the array.</summary>
    internal static bool NextElement(ref Utf8JsonReader reader) => reader.Read() && reader.TokenType != JsonTokenType.EndArray;

    /// <summary>
    /// From the name of a member that nobody knows to the end of its value. The reader may be one of several parts, where Skip refuses.
    /// </summary>
    internal static void SkipMember(ref Utf8JsonReader reader) => reader.TrySkip();

    /// <summary>
    /// Looks ahead for the member that names the type, which is the first one or any other; the copy of the reader is at its value.
    /// </summary>
    internal static Utf8JsonReader FindType(Utf8JsonReader reader, ReadOnlySpan<byte> name)
    {
        StartObject(ref reader);
        while (NextMember(ref reader))
        {
            if (reader.ValueTextEquals(name))
            {
                reader.Read();
                if (reader.TokenType == JsonTokenType.String)
                {
                    return reader;
                }

                break;
            }

            reader.TrySkip();
        }

        throw new JsonException("an object of a hierarchy names its type");
    }

    /// <summary>What the library does as well by itself.</summary>
    internal static void Write<T>(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(writer, value, (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)));

    internal static T Read<T>(ref Utf8JsonReader reader, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize(ref reader, (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)));

    internal static char ReadChar(ref Utf8JsonReader reader)
    {
        var text = reader.GetString();
        return text is { Length: 1 } ? text[0] : throw new JsonException("a char is text of one UTF-16 unit");
    }

    internal static void WriteBlob(Utf8JsonWriter writer, byte[] value)
    {
        if (value is null)
        {
            writer.WriteNullValue();
        }
        else
        {
            writer.WriteBase64StringValue(value);
        }
    }

    internal static byte[] ReadBlob(ref Utf8JsonReader reader) => IsNull(ref reader) ? null : reader.GetBytesFromBase64();

    internal static Uri ReadUri(ref Utf8JsonReader reader) =>
        IsNull(ref reader) ? null : new Uri(reader.GetString(), UriKind.RelativeOrAbsolute);

    internal static Version ReadVersion(ref Utf8JsonReader reader) => IsNull(ref reader) ? null : Version.Parse(reader.GetString());
}
