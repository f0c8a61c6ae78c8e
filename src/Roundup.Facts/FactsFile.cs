using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

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

    /// <summary>How the file is written and read.</summary>
    public static JsonSerializerOptions Json { get; } = new(JsonSerializerDefaults.Web)
    {
        NumberHandling = JsonNumberHandling.Strict,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter() },
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
    };

    /// <summary>The version of the members; of a file without it, 1.</summary>
    [JsonPropertyOrder(-1)]
    public int Version { get; init; } = CurrentVersion;

    /// <summary>The runs that sources name, each with its machine.</summary>
    public IReadOnlyList<FactRun> Runs { get; init; } = [];

    /// <summary>The file of some of the serializers, with the runs that are sources of theirs.</summary>
    /// <param name="takes">Which are taken.</param>
    public FactsFile Of(Func<SerializerSheet, bool> takes)
    {
        SerializerSheet[] taken = [.. Serializers.Where(takes)];
        var named = taken.SelectMany(sheet => sheet.Sources).Select(source => source.Run).ToHashSet();
        return this with { Serializers = taken, Runs = [.. Runs.Where(run => named.Contains(run.Name))] };
    }

    /// <summary>The text of the file.</summary>
    /// <param name="isIndented">Whether people read it.</param>
    public string Write(bool isIndented = false) =>
        JsonSerializer.Serialize(this, isIndented ? new(Json) { WriteIndented = true, NewLine = "\n" } : Json) + "\n";
}

/// <summary>A run that sources name.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Command">What was typed.</param>
/// <param name="Date">When it started (UTC).</param>
/// <param name="Machine">The system, the processor and the memory that its results hold for.</param>
/// <param name="Runtimes">What each target is: of net10.0, .NET 10.0.12.</param>
public sealed record FactRun(
    string Name, string Command, DateOnly Date, string Machine, IReadOnlyDictionary<string, string> Runtimes);
