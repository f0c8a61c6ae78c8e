using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Results;

internal sealed class CheckIdConverter : JsonConverter<CheckId>
{
    public override CheckId Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.String && CheckId.Parse(reader.GetString()!) is { } id
            ? id
            : throw new JsonException("the name of a check is category/probe/shape, or category/probe/shape/way");

    public override void Write(Utf8JsonWriter writer, CheckId value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString());
}
