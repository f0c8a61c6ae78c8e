using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [MemoryPackable] on partial types, [MemoryPackUnion] on an abstract class or interface for each derived class. Members have no number:
/// MemoryPack takes them in the order of the source.
/// </summary>
internal class MemoryPackFlavour : AnnotatedFlavour
{
    protected const string Namespace = "MemoryPack.";

    public override string Name => "memorypack";

    public override IReadOnlyList<string> Namespaces => ["MemoryPack"];

    public override bool IsPartial => true;

    // A base class that is not abstract gets no union: MemoryPack refuses one.
    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (type.IsEnum)
        {
            return [];
        }

        return type.IsUnion
            ?
            [
                Namespace + "MemoryPackable",
                .. type.Concrete.Select((derived, tag) => $"{Namespace}MemoryPackUnion({tag}, typeof({AnnotatedType.NameOf(derived)}))")
            ]
            : [Packable(type)];
    }

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "MemoryPackIgnore"];

    protected virtual string Packable(AnnotatedType type) => Namespace + "MemoryPackable";
}

/// <summary>
/// As <see cref="MemoryPackFlavour"/>, with [MemoryPackable(GenerateType.VersionTolerant)] and [MemoryPackOrder], which that mode requires.
/// </summary>
internal sealed class MemoryPackVersionTolerantFlavour : MemoryPackFlavour
{
    public override string Name => "memorypack-version-tolerant";

    public override bool NumbersAcrossTypes => true;

    // An override keeps the number of what it overrides: MemoryPack refuses one of its own.
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        !type.IsClassOrStruct || IsBlock(type) || member.Symbol.IsOverride ? [] : [$"{Namespace}MemoryPackOrder({member.Key})"];

    protected override string Packable(AnnotatedType type) =>
        IsBlock(type) ? base.Packable(type) : $"{Namespace}MemoryPackable({Namespace}GenerateType.VersionTolerant)";

    /// <summary>Whether values are copied as a block of memory, which has no version-tolerant form.</summary>
    private static bool IsBlock(AnnotatedType type) => type.Symbol is { IsValueType: true, IsUnmanagedType: true };
}
