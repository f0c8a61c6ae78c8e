using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>The plain model, and a context that SharpYaml's source generator completes when the worker is compiled.</summary>
internal sealed class SharpYamlFlavour : Flavour
{
    public override string Name => "sharp-yaml";

    public override IReadOnlyList<string> Namespaces => ["SharpYaml"];

    public override IEnumerable<string> Usings => ["SharpYaml.Serialization"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What SharpYaml knows of dataset {output.Dataset}.</summary>");
        foreach (var type in output.Roots)
        {
            code.Line($"[YamlSerializable(typeof({type}))]");
        }

        using (code.Block($"internal partial class {Context(output)} : YamlSerializerContext"))
        {
        }

        yield return output.File(
            "SharpYamlContext.cs", $"Dataset {output.Dataset}: a context for the generator of SharpYaml.", code, "SharpYaml.Serialization");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy<YamlSerializerContext>(() => {Context(output)}.Default)";

    private static string Context(Output output) => output.Dataset + "SharpYamlContext";
}
