using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and a context in the generator's metadata mode: what is known of the types is generated, but no code that serializes.
/// Many options of the library are only possible so.
/// </summary>
internal sealed class JsonContextMetadataFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "json-context-metadata";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["System.Text.Json.Serialization.Metadata"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What System.Text.Json knows of dataset {output.Dataset}.</summary>");
        code.Line("[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]");
        using (JsonContextClass.Start(output, code, Context(output), output.Model.Root.Name))
        {
        }

        yield return output.File(
            "JsonMetadataContext.cs",
            $"Dataset {output.Dataset}: a context for the generator of System.Text.Json, in metadata mode.",
            code,
            "System.Text.Json.Serialization");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy(() => (JsonTypeInfo<{type}>){Context(output)}.Default.GetTypeInfo(typeof({type})))";

    private static string Context(Output output) => output.Dataset + "JsonMetadataContext";
}
