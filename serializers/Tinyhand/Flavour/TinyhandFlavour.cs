using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [TinyhandObject] and [Key] with the member's number on partial types; [TinyhandUnion] instead on an abstract class or interface, for
/// each derived class.
/// </summary>
internal sealed class TinyhandFlavour : AnnotatedFlavour
{
    private const string Namespace = "Tinyhand.";

    public override string Name => "tinyhand";

    public override IReadOnlyList<string> Namespaces => ["Tinyhand"];

    public override bool IsPartial => true;

    public override bool NumbersAcrossTypes => true;

    // A base class that is not abstract gets no union: Tinyhand has none for it.
    public override IEnumerable<string> OnType(AnnotatedType type) => type switch
    {
        { IsEnum: true } => [],
        { IsUnion: true } =>
            type.Concrete.Select((derived, tag) => $"{Namespace}TinyhandUnion({tag}, typeof({AnnotatedType.NameOf(derived)}))"),
        _ => [Namespace + "TinyhandObject"],
    };

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        type.IsClassOrStruct ? [$"{Namespace}Key({member.Key})"] : [];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "IgnoreMember"];
}
