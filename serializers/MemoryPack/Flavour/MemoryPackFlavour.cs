using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

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

    // Of several constructors MemoryPack takes none by itself.
    internal override IEnumerable<string> OnConstructor(AnnotatedType type, IMethodSymbol constructor) =>
        type.Symbol.InstanceConstructors.Count(one => !one.IsImplicitlyDeclared) > 1
        && SymbolEqualityComparer.Default.Equals(constructor, type.Constructor)
            ? [Namespace + "MemoryPackConstructor"]
            : [];

    // The generator sees the lists inside a model, but not a list that is the root: without dynamic code, the program names its formatter.
    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root.Name;
        return type == root
            ? string.Empty
            : $".WithLazy<{Namespace}MemoryPackFormatter<{type}>>(() => new {Namespace}Formatters.ListFormatter<{root}>()!)";
    }

    protected virtual string Packable(AnnotatedType type) => Namespace + "MemoryPackable";
}

/// <summary>
/// As <see cref="MemoryPackFlavour"/>, with the mode <c>VersionTolerant</c> or <c>CircularReference</c>, and [MemoryPackOrder], which both
/// require.
/// </summary>
internal abstract class MemoryPackOrderedFlavour(string mode) : MemoryPackFlavour
{
    public override bool NumbersAcrossTypes => true;

    // An override keeps the number of what it overrides: MemoryPack refuses one of its own.
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        !type.IsClassOrStruct || IsPlain(type) || member.Symbol.IsOverride ? [] : [$"{Namespace}MemoryPackOrder({member.Key})"];

    protected override string Packable(AnnotatedType type) =>
        IsPlain(type) ? base.Packable(type) : $"{Namespace}MemoryPackable({Namespace}GenerateType.{mode})";

    /// <summary>
    /// Whether the mode has no form for the type: values that are copied as a block of memory have none, and no struct is a reference.
    /// </summary>
    private bool IsPlain(AnnotatedType type) =>
        type.Symbol is { IsValueType: true, IsUnmanagedType: true } || (mode == "CircularReference" && type.Symbol.IsValueType);
}

internal sealed class MemoryPackVersionTolerantFlavour() : MemoryPackOrderedFlavour("VersionTolerant")
{
    public override string Name => "memorypack-version-tolerant";
}

internal sealed class MemoryPackCircularFlavour() : MemoryPackOrderedFlavour("CircularReference")
{
    public override string Name => "memorypack-circular";
}
