using System.Text.Json.Nodes;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>The Avro schema of each scalar (docs/model-compiler.md, "Avro, CBOR and Bond").</summary>
internal static class AvroScalars
{
    /// <summary>Avro's type by the C# name, and the logical type if Avro's type alone does not identify the .NET type.</summary>
    private static readonly Dictionary<string, (string Type, string? Logical)> s_forms = new()
    {
        ["bool"] = ("boolean", null),
        ["int"] = ("int", null),
        ["long"] = ("long", null),
        ["float"] = ("float", null),
        ["double"] = ("double", null),
        ["string"] = ("string", null),
        ["byte[]"] = ("bytes", null),

        // Avro's own logical types that Apache.Avro maps to the same .NET type.
        ["Guid"] = ("string", "uuid"),
        ["DateTime"] = ("long", "timestamp-micros"),
        ["TimeSpan"] = ("long", "time-micros"),

        // Ours: a reader that does not know the name sees the type before it.
        ["byte"] = ("int", "dotnet-byte"),
        ["sbyte"] = ("int", "dotnet-sbyte"),
        ["short"] = ("int", "dotnet-short"),
        ["ushort"] = ("int", "dotnet-ushort"),
        ["char"] = ("int", "dotnet-char"),
        ["uint"] = ("long", "dotnet-uint"),
        ["ulong"] = ("long", "dotnet-ulong"),
        ["decimal"] = ("string", "dotnet-decimal"),
        ["DateTimeOffset"] = ("string", "dotnet-date-time-offset"),
        ["DateOnly"] = ("int", "dotnet-date-only"),
        ["TimeOnly"] = ("long", "dotnet-time-only"),
        ["Uri"] = ("string", "dotnet-uri"),
        ["Version"] = ("string", "dotnet-version"),
    };

    public static JsonNode Get(string name)
    {
        var (type, logical) = s_forms.TryGetValue(name, out var known)
            ? known
            : throw new ModelException(name, $"Avro's schema has no type for {name}", "leave the dataset out for this library");
        return logical is null ? JsonValue.Create(type) : new JsonObject { ["type"] = type, ["logicalType"] = logical };
    }
}
