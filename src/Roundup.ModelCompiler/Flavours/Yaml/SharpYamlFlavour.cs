using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>The plain model, and a context that SharpYaml's source generator fills in when the worker is compiled.</summary>
internal sealed class SharpYamlFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "sharp-yaml";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["SharpYaml"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["SharpYaml.Serialization"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root.Name;
        var code = new CodeWriter();
        code.Line($"/// <summary>What SharpYaml knows of dataset {output.Dataset}.</summary>");
        foreach (var type in output.Model.Source.Document ? [root] : (string[])[root, $"List<{root}>"])
        {
            code.Line($"[YamlSerializable(typeof({type}))]");
        }

        using (code.Block($"internal partial class {Context(output)} : YamlSerializerContext"))
        {
        }

        yield return output.File(
            "SharpYamlContext.cs", $"Dataset {output.Dataset}: a context for the generator of SharpYaml.", code, "SharpYaml.Serialization");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy<YamlSerializerContext>(() => {Context(output)}.Default)";

    private static string Context(Output output) => output.Dataset + "SharpYamlContext";
}
