using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [TinyhandObject] and [Key] with the member's number on partial types; [TinyhandUnion] instead on an abstract class or interface, for
/// each class that derives from it.
/// </summary>
internal sealed class TinyhandFlavour : AnnotatedFlavour
{
    private const string Namespace = "Tinyhand.";

    /// <inheritdoc/>
    public override string Name => "tinyhand";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Tinyhand"];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override bool NumbersAcrossTypes => true;

    /// <inheritdoc/>
    /// <remarks>A base class that is not abstract gets no union: Tinyhand has none for it.</remarks>
    public override IEnumerable<string> OnType(AnnotatedType type) => type switch
    {
        { IsEnum: true } => [],
        { IsHierarchy: true, Symbol.IsAbstract: true } =>
            type.Concrete.Select((derived, tag) => $"{Namespace}TinyhandUnion({tag}, typeof({AnnotatedType.NameOf(derived)}))"),
        _ => [Namespace + "TinyhandObject"],
    };

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        type.IsClassOrStruct ? [$"{Namespace}Key({member.Key})"] : [];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "IgnoreMember"];
}
