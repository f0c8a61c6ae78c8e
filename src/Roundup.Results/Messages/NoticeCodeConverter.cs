using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Results.Messages;

// Writes a code by its name. A name that is not known is NoticeCode.Newer: a notice more does not make a file unreadable.
internal sealed class NoticeCodeConverter : JsonConverter<NoticeCode>
{
    private static readonly Dictionary<string, NoticeCode> s_codes = Enum.GetValues<NoticeCode>().ToDictionary(code => code.ToString());

    public override NoticeCode Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.String && reader.GetString() is [(>= 'A' and <= 'Z'), ..] code
            ? s_codes.GetValueOrDefault(code, NoticeCode.Newer)
            : throw new JsonException("the code of a notice is a name");

    public override void Write(Utf8JsonWriter writer, NoticeCode value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString());
}
