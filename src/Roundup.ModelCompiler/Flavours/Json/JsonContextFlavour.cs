using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>The plain model, and a context that the source generator of System.Text.Json completes when the worker is compiled.</summary>
/// <param name="metadataOnly">
/// Whether the generator runs in metadata mode: it generates what is known of the types, and no code that serializes. Many options of the
/// library require this mode.
/// </param>
internal sealed class JsonContextFlavour(bool metadataOnly) : Flavour
{
    public override string Name => metadataOnly ? "json-context-metadata" : "json-context";

    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    public override IEnumerable<string> Usings => ["System.Text.Json.Serialization.Metadata"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What System.Text.Json knows of dataset {output.Dataset}.</summary>");
        if (metadataOnly)
        {
            code.Line("[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]");
        }

        using (JsonContextClass.Start(output, code, Context(output), output.Model.Root.Name))
        {
        }

        yield return output.File(
            metadataOnly ? "JsonMetadataContext.cs" : "JsonContext.cs",
            $"Dataset {output.Dataset}: a context for the generator of System.Text.Json{(metadataOnly ? ", in metadata mode" : "")}.",
            code,
            "System.Text.Json.Serialization");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy(() => (JsonTypeInfo<{type}>){Context(output)}.Default.GetTypeInfo(typeof({type})))";

    private string Context(Output output) => output.Dataset + (metadataOnly ? "JsonMetadataContext" : "JsonContext");
}
