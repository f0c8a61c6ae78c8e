using System.Text.Encodings.Web;
using System.Text.Json;

namespace Roundup.OwnData.Samples.Json;

/// <summary>Copies roots of a sample, each as one line of JSON in UTF-8.</summary>
internal sealed class RootCopier(JsonTokens tokens, Stream output)
{
    private static readonly JsonWriterOptions s_options = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = JsonTokens.MaxDepth,
        SkipValidation = true,
    };

    /// <summary>Copies the first root and every nth after it; returns the number of copies.</summary>
    public long Copy(long step)
    {
        var (seen, taken) = (0L, 0L);
        using var writer = new Utf8JsonWriter(output, s_options);
        var isFirst = true;
        while (tokens.Read())
        {
            if (tokens.Type != JsonTokenType.EndArray && !(isFirst && tokens.Type == JsonTokenType.StartArray))
            {
                var isTaken = seen++ % step == 0;
                Root(isTaken ? writer : null);
                if (isTaken)
                {
                    writer.Flush();
                    writer.Reset();
                    output.WriteByte((byte)'\n');
                    taken++;
                }
            }

            isFirst = false;
        }

        return taken;
    }

    private void Root(Utf8JsonWriter? writer)
    {
        var depth = 0;
        do
        {
            depth += tokens.Type switch
            {
                JsonTokenType.StartObject or JsonTokenType.StartArray => 1,
                JsonTokenType.EndObject or JsonTokenType.EndArray => -1,
                _ => 0,
            };
            if (writer is not null)
            {
                Write(writer);
            }
        }
        while (depth > 0 && tokens.Read());
    }

    private void Write(Utf8JsonWriter writer)
    {
        switch (tokens.Type)
        {
            case JsonTokenType.StartObject:
                writer.WriteStartObject();
                break;
            case JsonTokenType.EndObject:
                writer.WriteEndObject();
                break;
            case JsonTokenType.StartArray:
                writer.WriteStartArray();
                break;
            case JsonTokenType.EndArray:
                writer.WriteEndArray();
                break;
            case JsonTokenType.PropertyName:
                writer.WritePropertyName(tokens.Text);
                break;
            case JsonTokenType.String:
                writer.WriteStringValue(tokens.Text);
                break;
            case JsonTokenType.Number:
                writer.WriteRawValue(tokens.Number, skipInputValidation: true);
                break;
            case JsonTokenType.Null:
                writer.WriteNullValue();
                break;
            default:
                writer.WriteBooleanValue(tokens.Type == JsonTokenType.True);
                break;
        }
    }
}
