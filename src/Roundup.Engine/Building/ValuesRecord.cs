using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>What is remembered of a file of values beside it.</summary>
/// <param name="Info">What it holds.</param>
/// <param name="Sha256">The hash of the whole file.</param>
internal sealed record ValuesRecord(DatasetInfo Info, string Sha256)
{
    private static readonly JsonSerializerOptions s_options = new(ResultsStore.JsonOptions) { RespectRequiredConstructorParameters = true };

    /// <summary>Reads a record; null where there is none that can be read.</summary>
    public static ValuesRecord? Read(string file)
    {
        try
        {
            return File.Exists(file) ? JsonSerializer.Deserialize<ValuesRecord>(File.ReadAllBytes(file), s_options) : null;
        }
        catch (JsonException)
        {
            // Of an earlier version, or somebody has changed it.
            return null;
        }
    }

    /// <summary>Writes it.</summary>
    public void Write(string file) => WholeFile.Write(file, JsonSerializer.SerializeToUtf8Bytes(this, s_options));

    /// <summary>Whether a file is there and as it was made.</summary>
    public bool IsOf(string path) => File.Exists(path) && FileHashes.OfFile(path) == Sha256;
}
