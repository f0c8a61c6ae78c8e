using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>
/// The plain model, and a context that names the roots, which the library's source generator completes when the worker is compiled: that of
/// SharpYaml or Tomlyn, which are alike.
/// </summary>
internal abstract class RootsContextFlavour(string library, string prefix) : Flavour
{
    public override IReadOnlyList<string> Namespaces => [library];

    public override IEnumerable<string> Usings => [library + ".Serialization"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What {library} knows of dataset {output.Dataset}.</summary>");

        // The generator names a member of the context after each type, which hides what it uses under that name itself, such as options.
        foreach (var (index, type) in output.Roots.Union(output.Model.Aliases.Select(alias => alias.Name)).Index())
        {
            code.Line($"[{prefix}Serializable(typeof({type}), TypeInfoPropertyName = \"Type{index}Info\")]");
        }

        using (code.Block($"internal partial class {Context(output)} : {prefix}SerializerContext"))
        {
        }

        yield return output.File(
            $"{library}Context.cs",
            $"Dataset {output.Dataset}: a context for the generator of {library}.",
            code,
            library + ".Serialization");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy<{prefix}SerializerContext>(() => {Context(output)}.Default)";

    private string Context(Output output) => $"{output.Dataset}{library}Context";
}
