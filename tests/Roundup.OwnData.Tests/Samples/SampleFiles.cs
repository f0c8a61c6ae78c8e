using System.Runtime.CompilerServices;
using Roundup.OwnData.Samples.Model;

namespace Roundup.OwnData.Tests.Samples;

/// <summary>The files of the folder <c>files</c>, made for these tests after the shapes of public APIs.</summary>
internal static class SampleFiles
{
    public static TheoryData<string> Names => [.. Directory.EnumerateFiles(Folder()).Select(file => Path.GetFileName(file)).Order()];

    public static string PathOf(string name) => Path.Combine(Folder(), name);

    public static InferredModel Infer(string json, string file = "thing.json") => Infer(Encoding.UTF8.GetBytes(json), file);

    public static InferredModel Infer(byte[] bytes, string file = "thing.json")
    {
        using var stream = new MemoryStream(bytes);
        return ModelInference.Infer(stream, file, new());
    }

    /// <summary>The declaration of a member, for example <c>public int? id</c>.</summary>
    public static string Member(this InferredModel model, string name) => model.Source.Split('\n')
        .Single(line => line.Contains($" {name} {{ get;", StringComparison.Ordinal)).Trim().Split(" {")[0];

    private static string Folder([CallerFilePath] string source = "") => Path.Combine(Path.GetDirectoryName(source)!, "files");
}
