using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [MessagePackObject] and [Key] with the member's number, [Union] on an abstract class or interface for each derived class.
/// </summary>
internal class MessagePackFlavour : AnnotatedFlavour
{
    protected const string Namespace = "MessagePack.";

    public override string Name => "messagepack";

    protected virtual string Object => Namespace + "MessagePackObject";

    public override IReadOnlyList<string> Namespaces => ["MessagePack"];

    public override bool NumbersAcrossTypes => true;

    // A base class that is not abstract gets no union: MessagePack has none for it.
    public override IEnumerable<string> OnType(AnnotatedType type) =>
    [
        .. type.IsClassOrStruct ? [Object] : Array.Empty<string>(),
        .. type.IsUnion
            ? type.Concrete.Select((derived, tag) => $"{Namespace}Union({tag}, typeof({AnnotatedType.NameOf(derived)}))")
            : [],
    ];

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        type.IsClassOrStruct ? [$"{Namespace}Key({member.Key})"] : [];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "IgnoreMember"];

    // The generator sees the lists inside a model, but not a list that is the root: without dynamic code, the program names its formatter.
    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root.Name;
        return type == root
            ? string.Empty
            : $".WithLazy<{Namespace}Formatters.IMessagePackFormatter<{type}>>(() => new {Namespace}Formatters.ListFormatter<{root}>()!)";
    }
}

/// <summary>As <see cref="MessagePackFlavour"/>, with members by name instead of number.</summary>
internal sealed class MessagePackMapFlavour : MessagePackFlavour
{
    public override string Name => "messagepack-map";

    public override bool NumbersAcrossTypes => false;

    protected override string Object => Namespace + "MessagePackObject(keyAsPropertyName: true)";

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [];
}
