using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [MessagePackObject] and [Key] with the member's number, [Union] on an abstract class or interface for each derived class.
/// </summary>
internal sealed class MessagePackFlavour : AnnotatedFlavour
{
    private const string Namespace = "MessagePack.";

    public override string Name => "messagepack";

    public override IReadOnlyList<string> Namespaces => ["MessagePack"];

    public override bool NumbersAcrossTypes => true;

    // A base class that is not abstract gets no union: MessagePack has none for it.
    public override IEnumerable<string> OnType(AnnotatedType type) =>
    [
        .. type.IsClassOrStruct ? [Namespace + "MessagePackObject"] : Array.Empty<string>(),
        .. type.IsUnion
            ? type.Concrete.Select((derived, tag) => $"{Namespace}Union({tag}, typeof({AnnotatedType.NameOf(derived)}))")
            : [],
    ];

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        type.IsClassOrStruct ? [$"{Namespace}Key({member.Key})"] : [];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "IgnoreMember"];
}
