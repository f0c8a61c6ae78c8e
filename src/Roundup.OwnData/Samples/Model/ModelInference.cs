using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Json;
using Roundup.OwnData.Samples.Rules;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Model;

// From a JSON sample to a C# model. A type is guessed only where each value, written back by System.Text.Json, is the same string or the
// same number; otherwise the wider type is taken.
internal static class ModelInference
{
    public static InferredModel Infer(string path, InferenceOptions options)
    {
        ArgumentNullException.ThrowIfNull(path);
        using var stream = SampleFile.Open(path);
        return Infer(stream, path, options);
    }

    // In little memory, whatever its length. stream: JSON in UTF-8, UTF-16 or UTF-32. file: what messages call it; the root type is named
    // after it.
    public static InferredModel Infer(Stream stream, string file, InferenceOptions options)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(options);
        using var tokens = new JsonTokens(file, stream);
        var sample = new RootReader(tokens);
        sample.Read();
        if (sample.Root is { Kinds: JsonKinds.Object, Objects: { IsMap: false, Names.Count: 0 } })
        {
            throw DataError.InFile(
                file, "its objects have no members, so there is nothing to infer a model from; give a sample whose objects have members");
        }

        SampleRules.Apply(sample.Root);
        var (parts, findings) = ModelBuilder.Build(sample.Root, options.Name ?? NameOf(file));
        var root = parts[0].Name;
        var space = options.Namespace ?? $"Roundup.Datasets.{root}Model";
        var heading = $"Inferred from {CSharpText.Literal(Path.GetFileName(file)).Trim('"')}: {Seen(sample)}.";
        var source = ModelWriter.Write(parts, space, heading);
        return new($"{space}.{root}", source, findings, sample.Form, sample.Count, sample.Deepest);
    }

    private static string Seen(RootReader sample) => sample.Form switch
    {
        SampleForm.One => "one object",
        SampleForm.Array => $"an array of {Evidence.Numbers(sample.Count, sample.Root.Kinds == JsonKinds.Object ? "object" : "value")}",
        _ => $"{Evidence.Numbers(sample.Count, "object")}, one after the other",
    };

    private static string NameOf(string file) => SingularName.Make(Path.GetFileNameWithoutExtension(file));
}

internal sealed record InferenceOptions
{
    // Null: from the name of the file.
    public string? Name { get; init; }

    // Null: Roundup.Datasets and the name of the root type with Model.
    public string? Namespace { get; init; }
}
