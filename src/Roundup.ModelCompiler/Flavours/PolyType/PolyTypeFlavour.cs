using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.PolyType;

/// <summary>
/// [GenerateShape] on the partial root, a witness class for its list, [DerivedTypeShape] on a base type for each class that derives from
/// it.
/// </summary>
internal class PolyTypeFlavour : AnnotatedFlavour
{
    private const string Namespace = "PolyType.";

    /// <inheritdoc/>
    public override string Name => "polytype";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["PolyType", "Nerdbank.MessagePack"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnAuthors(AnnotatedType type) => type.IsRoot ? [Namespace + "GenerateShape"] : [];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["PolyType.Abstractions"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
    [
        .. type.IsRoot ? [Namespace + "GenerateShape"] : Array.Empty<string>(),
        .. type.Concrete
            .Where(derived => type.IsHierarchy && !SymbolEqualityComparer.Default.Equals(derived, type.Symbol))
            .Select(derived => $"{Namespace}DerivedTypeShape(typeof({AnnotatedType.NameOf(derived)}))"),
    ];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "PropertyShape(Ignore = true)"];

    /// <inheritdoc/>
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

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy(() => TypeShapeResolver.Resolve<{type}{(type == output.Model.Root.Name ? string.Empty : ", " + Witness(output))}>())";

    private static string Witness(Output output) => output.Dataset + "Witness";
}
