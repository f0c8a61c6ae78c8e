using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>The plain model, and a context that the source generator of System.Text.Json fills in when the worker is compiled.</summary>
internal sealed class JsonContextFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "json-context";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["System.Text.Json.Serialization.Metadata"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What System.Text.Json knows of dataset {output.Dataset}.</summary>");
        using (JsonContextClass.Start(output, code, Context(output), output.Model.Root.Name))
        {
        }

        yield return output.File(
            "JsonContext.cs",
            $"Dataset {output.Dataset}: a context for the generator of System.Text.Json.",
            code,
            "System.Text.Json.Serialization");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy(() => (JsonTypeInfo<{type}>){Context(output)}.Default.GetTypeInfo(typeof({type})))";

    private static string Context(Output output) => output.Dataset + "JsonContext";
}
