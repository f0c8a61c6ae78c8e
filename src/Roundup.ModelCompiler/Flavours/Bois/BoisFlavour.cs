using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Bois;

/// <summary>The plain model, and a class of methods that the source generator of Bois fills in when the worker is compiled.</summary>
internal sealed class BoisFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "bois";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Salar.Bois"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root.Name;
        var code = new CodeWriter();
        code.Line($"/// <summary>What Bois writes and reads of dataset {output.Dataset}.</summary>");
        using (code.Block($"internal static partial class {Methods(output)}"))
        {
            foreach (var type in output.Model.Source.Document ? [root] : (string[])[root, $"List<{root}>"])
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

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".With<Action<{type}, System.IO.Stream>>({Methods(output)}.Write{NameOf(type)})"
        + $".With<Func<System.IO.Stream, {type}>>({Methods(output)}.Read{NameOf(type)})"
        + $".With<Func<byte[], {type}>>({Methods(output)}.Read{NameOf(type)})";

    private static string Methods(Output output) => output.Dataset + "Bois";

    /// <summary>The end of the methods' names.</summary>
    private static string NameOf(string type) => type.StartsWith("List<", StringComparison.Ordinal) ? "List" : "Root";
}
