using System.Text.Json;

public static class Policies
{
    public static JsonSerializerOptions Camel { get; } = new() { PropertyNamingPolicy = JsonNamingPolicy.CamelCase };
}
