using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.MemoryPack;

/// <summary>
/// As <see cref="MemoryPackFlavour"/>, with [MemoryPackable(GenerateType.VersionTolerant)] and the number that [MemoryPackOrder] then
/// requires.
/// </summary>
internal sealed class MemoryPackVersionTolerantFlavour : MemoryPackFlavour
{
    /// <inheritdoc/>
    public override string Name => "memorypack-version-tolerant";

    /// <inheritdoc/>
    public override bool NumbersAcrossTypes => true;

    /// <inheritdoc/>
    /// <remarks>An override keeps the number of what it overrides: MemoryPack refuses one of its own.</remarks>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        !type.IsClassOrStruct || IsBlock(type) || member.Symbol.IsOverride ? [] : [$"{Namespace}MemoryPackOrder({member.Key})"];

    /// <inheritdoc/>
    protected override string Packable(AnnotatedType type) =>
        IsBlock(type) ? base.Packable(type) : $"{Namespace}MemoryPackable({Namespace}GenerateType.VersionTolerant)";

    /// <summary>Whether values are copied as a block of memory, which has no tolerant form.</summary>
    private static bool IsBlock(AnnotatedType type) => type.Symbol is { IsValueType: true, IsUnmanagedType: true };
}
