using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Fory;

/// <summary>[ForyStruct] and [ForyEnum] on all, and a method that registers each type that has values, with a number.</summary>
internal sealed class ForyFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "fory";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Apache.Fory"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsEnum ? ["Apache.Fory.ForyEnum"]
        : type.IsClassOrStruct ? ["Apache.Fory.ForyStruct"]
        : [];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What Apache Fory must know of dataset {output.Dataset} before its first call.</summary>");
        using (code.Block($"internal static class {Registration(output)}"))
        {
            using (code.Block("public static void Register(Apache.Fory.Fory fory)"))
            {
                var number = 0;
                foreach (
                    var type in ModelOf(output.Model).Types.Where(type => type.IsEnum || (type.IsClassOrStruct && !type.Symbol.IsAbstract)))
                {
                    code.Line($"fory.Register<{AnnotatedType.NameOf(type.Symbol)}>({++number});");
                }
            }
        }

        yield return output.File("ForyTypes.cs", $"Dataset {output.Dataset}: its types, registered with Apache Fory.", code);
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".With<Action<Apache.Fory.Fory>>({Registration(output)}.Register)";

    private static string Registration(Output output) => output.Dataset + "ForyTypes";
}
