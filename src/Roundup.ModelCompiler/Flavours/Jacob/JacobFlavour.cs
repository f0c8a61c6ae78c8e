using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Json;

namespace Roundup.ModelCompiler.Flavours.Jacob;

/// <summary>
/// The plain model, and Jacob's readers for it, which its users write by hand. They read the JSON that converters written by hand for
/// System.Text.Json write.
/// </summary>
internal sealed class JacobFlavour : Flavour
{
    private static readonly JsonByHandFlavour Written = new();

    /// <inheritdoc/>
    public override string Name => "jacob";

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => [.. Written.Usings, "Jacob"];

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => Written.Helpers;

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

        return
        [
            .. Written.Extras(output),
            output.File("Jacob.cs", $"Dataset {output.Dataset}: Jacob's readers.", code, "System.Globalization", "System.Linq", "Jacob")
        ];
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        Written.Feature(output, type)
            + $".WithLazy<IJsonReader<{type}>>(() => {Class(output)}.{(type == output.Model.Root.Name ? "Root" : "Roots")})";

    private static string Class(Output output) => output.Dataset + "Jacob";
}
