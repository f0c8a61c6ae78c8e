using Newtonsoft.Json;
using Newtonsoft.Json.Converters;

public static class Old
{
    public static JsonSerializerSettings Json { get; } = new() { Converters = { new StringEnumConverter() } };
}
