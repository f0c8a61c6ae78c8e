using Newtonsoft.Json;

public static class Old
{
    public static JsonSerializerSettings Json { get; } = new() { TypeNameHandling = TypeNameHandling.Auto };
}
