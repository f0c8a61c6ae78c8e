using Roundup.Inference.Deciding;
using Roundup.Inference.Gathering;
using Roundup.Inference.Models;
using Roundup.Inference.Naming;
using Roundup.Inference.Reading;
using Roundup.Inference.Writing;

namespace Roundup.Inference;

/// <summary>
/// From a JSON sample to the C# model that holds it. A type is guessed only where each value, written back by System.Text.Json, is the
/// same string or the same number; otherwise it is the wider type.
/// </summary>
public static class ModelInference
{
    /// <summary>Infers the model of a file: one object, an array of objects, or objects one after the other.</summary>
    /// <exception cref="SampleException">The file is missing, is not JSON, or holds no object.</exception>
    public static InferredModel Infer(string path, InferenceOptions options)
    {
        ArgumentNullException.ThrowIfNull(path);
        using var stream = SampleFile.Open(path);
        return Infer(stream, path, options);
    }

    /// <summary>The same for a stream, in little memory whatever its length.</summary>
    /// <param name="stream">JSON in UTF-8, UTF-16 or UTF-32.</param>
    /// <param name="file">What messages call it; the root type is named after it.</param>
    /// <param name="options">What is not in the sample.</param>
    /// <exception cref="SampleException">It is not JSON, or holds no object.</exception>
    public static InferredModel Infer(Stream stream, string file, InferenceOptions options)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(options);
        using var tokens = new JsonTokens(file, stream);
        var sample = new RootReader(tokens);
        sample.Read();
        if (sample.Root.Objects!.Names.Count == 0)
        {
            throw new SampleException(
                file, "its objects have no members, so there is nothing to infer a model from; give a sample whose objects have members");
        }

        ShapeDecisions.Apply(sample.Root);
        var (parts, findings) = ModelBuilder.Build(sample.Root, options.Name ?? NameOf(file));
        var root = parts[0].Name;
        var space = options.Namespace ?? $"Roundup.Datasets.{root}Model";
        var heading = $"Inferred from {Code.Text(Path.GetFileName(file)).Trim('"')}: {Seen(sample)}.";
        var source = ModelWriter.Write(parts, space, heading);
        return new($"{space}.{root}", source, findings, sample.Form, sample.Count, sample.Deepest);
    }

    private static string Seen(RootReader sample) => sample.Form switch
    {
        SampleForm.One => "one object",
        SampleForm.Array => $"an array of {Evidence.Numbers(sample.Count, "object")}",
        _ => $"{Evidence.Numbers(sample.Count, "object")}, one after the other",
    };

    private static string NameOf(string file) => Singular.Of(Path.GetFileNameWithoutExtension(file));
}
