using System.Text.Json;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Datasets;

/// <summary>The values of one dataset at one count, as a file that workers read.</summary>
internal sealed record ValuesFile(string Path, DatasetInfo Info);

/// <summary>The record that is kept beside a file of values.</summary>
internal sealed record ValuesRecord(DatasetInfo Info)
{
    private static readonly JsonSerializerOptions s_options = new(ResultsJson.Options) { RespectRequiredConstructorParameters = true };

    public static ValuesRecord? Read(string file) => AtomicFile.ReadJson<ValuesRecord>(file, s_options);

    public void Write(string file) => AtomicFile.WriteJson(file, this, s_options);

    /// <summary>Whether a file exists and has not changed.</summary>
    public bool Describes(string path) => File.Exists(path) && ContentHash.OfFile(path) == Info.Hash;
}
