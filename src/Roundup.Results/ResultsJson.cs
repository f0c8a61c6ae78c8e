using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results.Reading;

namespace Roundup.Results;

/// <summary>How Roundup writes JSON: results, journals and what it remembers between runs.</summary>
public static class ResultsJson
{
    /// <summary>The options. A results file has those of its <see cref="ResultsStore"/> besides.</summary>
    public static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web)
    {
        AllowOutOfOrderMetadataProperties = true,
        WriteIndented = false,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        RespectNullableAnnotations = true,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
        Converters = { new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false) },
    };

    /// <summary>What the records are in JSON, for options that add to it.</summary>
    public static IJsonTypeInfoResolver Resolver() => new DefaultJsonTypeInfoResolver { Modifiers = { LaunchResult.Describe } };
}
