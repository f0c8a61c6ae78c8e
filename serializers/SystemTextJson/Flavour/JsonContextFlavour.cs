using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>The plain model, and a context that the source generator of System.Text.Json completes when the worker is compiled.</summary>
internal class JsonContextFlavour : Flavour
{
    public override string Name => "json-context";

    protected virtual bool IsMetadataOnly => false;

    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    public override IEnumerable<string> Usings => ["System.Text.Json.Serialization.Metadata"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What System.Text.Json knows of dataset {output.Dataset}.</summary>");
        if (IsMetadataOnly)
        {
            code.Line("[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]");
        }

        using (JsonContextClass.Start(output, code, Context(output), output.Model.Root.Name))
        {
        }

        yield return output.File(
            IsMetadataOnly ? "JsonMetadataContext.cs" : "JsonContext.cs",
            $"Dataset {output.Dataset}: a context for the generator of System.Text.Json{(IsMetadataOnly ? ", in metadata mode" : "")}.",
            code,
            "System.Text.Json.Serialization");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy(() => (JsonTypeInfo<{type}>){Context(output)}.Default.GetTypeInfo(typeof({type})))";

    private string Context(Output output) => output.Dataset + (IsMetadataOnly ? "JsonMetadataContext" : "JsonContext");
}

/// <summary>
/// As <see cref="JsonContextFlavour"/>, in metadata mode: the generator writes what is known of the types, and no code that serializes.
/// Many options of the library require this mode.
/// </summary>
internal sealed class JsonContextMetadataFlavour : JsonContextFlavour
{
    public override string Name => "json-context-metadata";

    protected override bool IsMetadataOnly => true;
}
