using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The plain model, and a class of methods that the source generator of Bois completes when the worker is compiled.</summary>
internal sealed class BoisFlavour : Flavour
{
    public override string Name => "bois";

    public override IReadOnlyList<string> Namespaces => ["Salar.Bois"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What Bois writes and reads of dataset {output.Dataset}.</summary>");
        using (code.Block($"internal static partial class {Methods(output)}"))
        {
            foreach (var type in output.Roots)
            {
                var name = NameOf(type);
                code.Line("[BoisWriter]");
                code.Line($"internal static partial void Write{name}({type} value, Stream stream);");
                code.Line("[BoisReader]");
                code.Line($"internal static partial {type} Read{name}(Stream stream);");
                code.Line("[BoisReader]");
                code.Line($"internal static partial {type} Read{name}(byte[] bytes);");
            }
        }

        yield return output.File(
            "Bois.cs", $"Dataset {output.Dataset}: methods for the generator of Bois.", code, "Salar.Bois.CodeGen", "System.IO");
    }

    public override string Feature(Output output, string type) =>
        $".With<Action<{type}, System.IO.Stream>>({Methods(output)}.Write{NameOf(type)})"
        + $".With<Func<System.IO.Stream, {type}>>({Methods(output)}.Read{NameOf(type)})"
        + $".With<Func<byte[], {type}>>({Methods(output)}.Read{NameOf(type)})";

    private static string Methods(Output output) => output.Dataset + "Bois";

    private static string NameOf(string type) => type.StartsWith("List<", StringComparison.Ordinal) ? "List" : "Root";
}
