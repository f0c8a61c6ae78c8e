using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>What is remembered of a file of values beside it.</summary>
/// <param name="Info">What it holds.</param>
/// <param name="Sha256">The hash of the whole file.</param>
internal sealed record ValuesRecord(DatasetInfo Info, string Sha256)
{
    private static readonly JsonSerializerOptions s_options = new(ResultsJson.Options) { RespectRequiredConstructorParameters = true };

    /// <summary>Reads a record; null where there is none that can be read.</summary>
    public static ValuesRecord? Read(string file) => JsonRecord.Read<ValuesRecord>(file, s_options);

    /// <summary>Writes it.</summary>
    public void Write(string file) => JsonRecord.Write(this, file, s_options);

    /// <summary>Whether a file is there and as it was made.</summary>
    public bool IsOf(string path) => File.Exists(path) && FileHashes.OfFile(path) == Sha256;
}
