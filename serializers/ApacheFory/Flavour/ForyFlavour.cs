using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[ForyStruct] and [ForyEnum] on all types, and a method that registers each concrete type with a number.</summary>
internal sealed class ForyFlavour : AnnotatedFlavour
{
    public override string Name => "fory";

    public override IReadOnlyList<string> Namespaces => ["Apache.Fory"];

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsEnum ? ["Apache.Fory.ForyEnum"]
        : type.IsClassOrStruct ? ["Apache.Fory.ForyStruct"]
        : [];

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

    public override string Feature(Output output, string type) => $".With<Action<Apache.Fory.Fory>>({Registration(output)}.Register)";

    private static string Registration(Output output) => output.Dataset + "ForyTypes";
}
