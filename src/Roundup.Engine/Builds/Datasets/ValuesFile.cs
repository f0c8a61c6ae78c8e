using System.Text.Json;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Datasets;

internal sealed record ValuesFile(string Path, DatasetInfo Info);

internal sealed record ValuesRecord(DatasetInfo Info)
{
    private static readonly JsonSerializerOptions s_options = new(ResultsJson.Options) { RespectRequiredConstructorParameters = true };

    public static ValuesRecord? Read(string file) => AtomicFile.ReadJson<ValuesRecord>(file, s_options);

    public void Write(string file) => AtomicFile.WriteJson(file, this, s_options);

    public bool Describes(string path) => File.Exists(path) && ContentHash.OfFile(path) == Info.Hash;
}
