using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [ZeroFormattable], [Index] and virtual members; abstract types are a [DynamicUnion], and a method registers their classes with the
/// library. A base class that is not abstract cannot be a union as well, so a derived object in its place is lost.
/// </summary>
internal sealed class ZeroFormatterFlavour : AnnotatedFlavour
{
    private const string Resolver = "ZeroFormatter.Formatters.DynamicUnionResolver";

    public override string Name => "zeroformatter";

    public override IReadOnlyList<string> Namespaces => ["ZeroFormatter"];

    public override bool NumbersAcrossTypes => true;

    internal override bool IsVirtual => true;

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        IsUnion(type) ? ["ZeroFormatter.DynamicUnion"]
        : type.IsClassOrStruct ? ["ZeroFormatter.ZeroFormattable"]
        : [];

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [$"ZeroFormatter.Index({member.Key})"];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => ["ZeroFormatter.IgnoreFormat"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>The classes of each abstract type of dataset {output.Dataset}, for ZeroFormatter.</summary>");
        using (code.Block($"internal static class {Unions(output)}"))
        using (code.Block($"public static void Resolve(Type union, {Resolver} resolver)"))
        {
            foreach (var type in ModelOf(output.Model).Types.Where(IsUnion))
            {
                using var _ = code.Block($"if (union == typeof({AnnotatedType.NameOf(type.Symbol)}))");
                code.Line("resolver.RegisterUnionKeyType(typeof(int));");
                for (var i = 0; i < type.Concrete.Count; i++)
                {
                    code.Line($"resolver.RegisterSubType({i}, typeof({AnnotatedType.NameOf(type.Concrete[i])}));");
                }
            }
        }

        yield return output.File("ZeroFormatterUnions.cs", $"Dataset {output.Dataset}: its hierarchies, for ZeroFormatter.", code);
    }

    public override string Feature(Output output, string type) => $".With<Action<Type, {Resolver}>>({Unions(output)}.Resolve)";

    private static bool IsUnion(AnnotatedType type) => !type.IsEnum && type.Symbol.IsAbstract;

    private static string Unions(Output output) => output.Dataset + "ZeroFormatterUnions";
}
