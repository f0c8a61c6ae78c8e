using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>The plain model, and a context that YamlDotNet's source generator fills in when the worker is compiled.</summary>
internal sealed class YamlStaticFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "yaml-static";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["YamlDotNet"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["YamlDotNet.Serialization"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What YamlDotNet knows of dataset {output.Dataset}.</summary>");
        code.Line("[YamlStaticContext]");
        foreach (var type in output.Model.Objects)
        {
            code.Line($"[YamlSerializable(typeof({type.Name}))]");
        }

        using (code.Block($"public partial class {Context(output)} : StaticContext"))
        {
        }

        yield return output.File(
            "YamlContext.cs", $"Dataset {output.Dataset}: a context for the generator of YamlDotNet.", code, "YamlDotNet.Serialization");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".WithLazy<StaticContext>(() => new {Context(output)}())";

    private static string Context(Output output) => output.Dataset + "YamlContext";
}
