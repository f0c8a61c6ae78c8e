using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The plain model, and Jacob's readers for it, which its users write by hand. They read the JSON that System.Text.Json writes.</summary>
internal sealed class JacobFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "jacob";

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Jacob"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var readers = new JacobReaders();
        readers.Add(output.Model.Root);
        var root = output.Model.Root.Name;
        var code = new CodeWriter();
        using (code.Block($"internal static class {Class(output)}"))
        {
            readers.Write(code);
            code.Line($"public static readonly IJsonReader<{root}> Root = {JacobReaders.NameOf(output.Model.Root)};");
            if (!output.Model.Source.Document)
            {
                code.Line($"public static readonly IJsonReader<List<{root}>> Roots = JsonReader.Array(Root, list => list);");
            }
        }

        yield return output.File("Jacob.cs", $"Dataset {output.Dataset}: Jacob's readers.", code, "System.Globalization", "System.Linq", "Jacob");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy<IJsonReader<{type}>>(() => {Class(output)}.{(type == output.Model.Root.Name ? "Root" : "Roots")})";

    private static string Class(Output output) => output.Dataset + "Jacob";
}
