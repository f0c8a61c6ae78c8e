using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Known;
using Newtonsoft.Json;

public static class Json
{
    public static JsonSerializerOptions Fields { get; } = new() { IncludeFields = true };

    public static JsonSerializerOptions Ids { get; } = new() { Converters = { new IdConverter() } };

    public static JsonSerializerOptions Relaxed { get; } = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static JsonSerializerOptions References { get; } = new() { ReferenceHandler = ReferenceHandler.Preserve };

    public static JsonSerializerSettings WithoutNull { get; } = new() { NullValueHandling = NullValueHandling.Ignore };

    public static JsonSerializerSettings TypeNames { get; } = new() { TypeNameHandling = TypeNameHandling.Auto };
}

public sealed class IdConverter : System.Text.Json.Serialization.JsonConverter<MessageId>
{
    public override MessageId Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        new(int.Parse(reader.GetString()!.AsSpan(2)));

    public override void Write(Utf8JsonWriter writer, MessageId value, JsonSerializerOptions options) =>
        writer.WriteStringValue($"m-{value.Value}");
}
