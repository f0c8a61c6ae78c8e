using System.Text.Json;
using System.Text.Json.Serialization;

public static class Enums
{
    public static JsonSerializerOptions Names { get; } = new() { Converters = { new JsonStringEnumConverter() } };
}
