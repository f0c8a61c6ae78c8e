using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Facts;

/// <summary>
/// The facts of each serializer with their sources: the run, what was typed and the date. A result holds for the machine that the run
/// names.
/// </summary>
/// <param name="Schema">The JSON Schema of this file.</param>
/// <param name="Roundup">The version of Roundup that wrote it.</param>
/// <param name="Baseline">What speed and size are relative to.</param>
/// <param name="Serializers">The serializers that a stored run has. Of others nothing was executed.</param>
public sealed record FactsFile(
    [property: JsonPropertyName("$schema")] string Schema, string Roundup, string Baseline,
        [property: JsonPropertyName("serializers")] IReadOnlyList<SerializerSheet> Serializers)
{
    /// <summary>The version of the members: it grows where one is renamed, moved or removed, and not where one is added.</summary>
    public const int CurrentVersion = 1;

    private static readonly JsonSerializerOptions s_json = new(JsonSerializerDefaults.Web)
    {
        NumberHandling = JsonNumberHandling.Strict,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter() },
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
    };

    /// <summary>The version of the members; of a file without it, 1.</summary>
    [JsonPropertyOrder(-1)]
    public int Version { get; init; } = CurrentVersion;

    /// <summary>The runs that sources name, each with its machine.</summary>
    public IReadOnlyList<FactRun> Runs { get; init; } = [];

    /// <summary>How the file is written.</summary>
    public static JsonSerializerOptions Json => s_json;

    /// <summary>Reads a facts.json.</summary>
    /// <param name="json">The file, in UTF-8.</param>
    /// <exception cref="JsonException">It is no such file, or of a newer version.</exception>
    public static FactsFile Read(Stream json)
    {
        var file = JsonSerializer.Deserialize<FactsFile>(json, s_json) ?? throw new JsonException("The file is null: give a facts.json.");
        return file.Version <= CurrentVersion ? file : throw new JsonException(
            $"The file has version {file.Version} and this package reads {CurrentVersion}: take a newer package.");
    }

    /// <summary>The text of the file.</summary>
    public string Write() => JsonSerializer.Serialize(this, s_json) + "\n";
}

/// <summary>A run that sources name.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Command">What was typed.</param>
/// <param name="Date">When it started (UTC).</param>
/// <param name="Machine">The system, the processor and the memory that its results hold for.</param>
/// <param name="Runtimes">What each target is: of net10.0, .NET 10.0.12.</param>
public sealed record FactRun(
    string Name, string Command, DateOnly Date, string Machine, IReadOnlyDictionary<string, string> Runtimes);
