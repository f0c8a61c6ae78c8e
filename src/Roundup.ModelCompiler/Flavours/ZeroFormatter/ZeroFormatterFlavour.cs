using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.ZeroFormatter;

/// <summary>
/// [ZeroFormattable], [Index] and virtual members; abstract types are a [DynamicUnion], and a method registers their classes with the
/// library.
/// </summary>
/// <remarks>A base class that is not abstract cannot be a union as well, so that a derived object in its place is lost.</remarks>
internal sealed class ZeroFormatterFlavour : AnnotatedFlavour
{
    private const string Resolver = "ZeroFormatter.Formatters.DynamicUnionResolver";

    /// <inheritdoc/>
    public override string Name => "zeroformatter";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["ZeroFormatter"];

    /// <inheritdoc/>
    public override bool NumbersAcrossTypes => true;

    /// <inheritdoc/>
    public override bool IsVirtual => true;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        IsUnion(type) ? ["ZeroFormatter.DynamicUnion"]
        : type.IsClassOrStruct ? ["ZeroFormatter.ZeroFormattable"]
        : [];

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [$"ZeroFormatter.Index({member.Key})"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => ["ZeroFormatter.IgnoreFormat"];

    /// <inheritdoc/>
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

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".With<Action<Type, {Resolver}>>({Unions(output)}.Resolve)";

    private static bool IsUnion(AnnotatedType type) => !type.IsEnum && type.Symbol.IsAbstract;

    private static string Unions(Output output) => output.Dataset + "ZeroFormatterUnions";
}
