using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.MemoryPack;

/// <summary>
/// [MemoryPackable] on partial types, [MemoryPackUnion] on an abstract class or interface for each class that derives from it.
/// </summary>
/// <remarks>Members have no number: MemoryPack takes them in the order of the source.</remarks>
internal class MemoryPackFlavour : AnnotatedFlavour
{
    /// <summary>The namespace of the attributes, with the dot.</summary>
    protected const string Namespace = "MemoryPack.";

    /// <inheritdoc/>
    public override string Name => "memorypack";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["MemoryPack"];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    /// <remarks>A base class that is not abstract gets no union: MemoryPack refuses one.</remarks>
    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (type.IsEnum)
        {
            return [];
        }

        return type is { IsHierarchy: true, Symbol.IsAbstract: true }
            ?
            [
                Namespace + "MemoryPackable",
                .. type.Concrete.Select((derived, tag) => $"{Namespace}MemoryPackUnion({tag}, typeof({AnnotatedType.NameOf(derived)}))")
            ]
            : [Packable(type)];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "MemoryPackIgnore"];

    /// <summary>What a type that is no union gets.</summary>
    protected virtual string Packable(AnnotatedType type) => Namespace + "MemoryPackable";
}
