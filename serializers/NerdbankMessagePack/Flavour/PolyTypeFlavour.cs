using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [GenerateShape] on the partial root, a witness class for its list, [DerivedTypeShape] on a base type for each derived class.
/// </summary>
internal class PolyTypeFlavour : AnnotatedFlavour
{
    private const string Namespace = "PolyType.";

    public override string Name => "polytype";

    public override IReadOnlyList<string> Namespaces => ["PolyType", "Nerdbank.MessagePack"];

    public override IEnumerable<string> OnAuthorType(AnnotatedType type) => type.IsRoot ? [Namespace + "GenerateShape"] : [];

    public override bool IsPartial => true;

    public override IEnumerable<string> Usings => ["PolyType.Abstractions"];

    public override IEnumerable<string> OnType(AnnotatedType type) =>
    [
        .. type.IsRoot ? [Namespace + "GenerateShape"] : Array.Empty<string>(),
        .. type.Concrete
            .Where(derived => type.IsHierarchy && !SymbolEqualityComparer.Default.Equals(derived, type.Symbol))
            .Select(derived => $"{Namespace}DerivedTypeShape(typeof({AnnotatedType.NameOf(derived)}))"),
    ];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "PropertyShape(Ignore = true)"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        if (output.Model.Source.Document)
        {
            yield break;
        }

        var code = new CodeWriter();
        code.Line(
            $"/// <summary>Stands for a list of the root of dataset {output.Dataset}, which cannot have an attribute of its "
                + $"own.</summary>");
        code.Line($"[GenerateShapeFor<List<{output.Model.Root.Name}>>]");
        using (code.Block($"internal sealed partial class {Witness(output)}"))
        {
        }

        yield return output.File(
            "Witness.cs", $"Dataset {output.Dataset}: a witness class for the generator of PolyType.", code, "PolyType");
    }

    // .NET Framework has no static members of interfaces, by which Resolve finds the shape.
    public override string Feature(Output output, string type)
    {
        var types = type == output.Model.Root.Name ? type : $"{type}, {Witness(output)}";
        return $$"""
            .WithLazy(() =>
            #if NET
            TypeShapeResolver.Resolve<{{types}}>()
            #else
            TypeShapeResolver.ResolveDynamicOrThrow<{{types}}>()
            #endif
            )
            """.ReplaceLineEndings("\n");
    }

    private static string Witness(Output output) => output.Dataset + "Witness";
}

/// <summary>As <see cref="PolyTypeFlavour"/>, with [Key], which makes Nerdbank.MessagePack write objects as arrays.</summary>
internal sealed class NerdbankKeysFlavour : PolyTypeFlavour
{
    public override string Name => "nerdbank-keys";

    public override bool NumbersAcrossTypes => true;

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [$"Nerdbank.MessagePack.Key({member.Key})"];
}
