using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and readers composed of Jacob's, as its users write them by hand. They read the JSON that the converters of
/// <see cref="JsonByHandFlavour"/> write.
/// </summary>
internal sealed class JacobFlavour : Flavour
{
    private static readonly JsonByHandFlavour s_written = new();

    public override string Name => "jacob";

    public override IEnumerable<string> Usings => [.. s_written.Usings, "Jacob"];

    internal override IEnumerable<HelperClass> Helpers => s_written.Helpers;

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
            .. s_written.Extras(output),
            output.File("Jacob.cs", $"Dataset {output.Dataset}: Jacob's readers.", code, "System.Globalization", "System.Linq", "Jacob")
        ];
    }

    public override string Feature(Output output, string type) =>
        s_written.Feature(output, type)
            + $".WithLazy<IJsonReader<{type}>>(() => {Class(output)}.{(type == output.Model.Root.Name ? "Root" : "Roots")})";

    private static string Class(Output output) => output.Dataset + "Jacob";
}
