using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [MessagePackObject] and [Key] with the member's number, [Union] on an abstract class or interface for each class that derives from it.
/// </summary>
internal sealed class MessagePackFlavour : AnnotatedFlavour
{
    private const string Namespace = "MessagePack.";

    /// <inheritdoc/>
    public override string Name => "messagepack";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["MessagePack"];

    /// <inheritdoc/>
    public override bool NumbersAcrossTypes => true;

    /// <inheritdoc/>
    /// <remarks>A base class that is not abstract gets no union: MessagePack has none for it.</remarks>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
    [
        .. type.IsClassOrStruct ? [Namespace + "MessagePackObject"] : Array.Empty<string>(),
        .. type is { IsHierarchy: true, Symbol.IsAbstract: true }
            ? type.Concrete.Select((derived, tag) => $"{Namespace}Union({tag}, typeof({AnnotatedType.NameOf(derived)}))")
            : [],
    ];

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        type.IsClassOrStruct ? [$"{Namespace}Key({member.Key})"] : [];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "IgnoreMember"];
}
