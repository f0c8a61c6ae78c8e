// The settings that `roundup swap` tries, a line each; of those with one name at most one is set. It prints the lines that are needed, and
// the classes beside this file that they name. No build of a worker has this folder.
using System.Text.Json;
using System.Text.Json.Serialization;

public static class Swapped
{
    public static JsonSerializerOptions Options { get; } = new()
    {
        PropertyNameCaseInsensitive = true,
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
        PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower,
        IncludeFields = true,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        NumberHandling = JsonNumberHandling.AllowReadingFromString,
        NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString,
        PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate,
        AllowOutOfOrderMetadataProperties = true,
        ReferenceHandler = ReferenceHandler.Preserve,
        MaxDepth = 1000,
        Converters =
        {
            new JsonStringEnumConverter(),
            new JsonStringEnumConverter(JsonNamingPolicy.CamelCase),
            new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseLower),
            new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower),
            new DateTimeText(),
        },
        TypeInfoResolver = new System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver
        {
            Modifiers =
            {
                Contracts.UseDataMembers,
                Contracts.UsePrivateSetters,
            },
        },
    };
}
