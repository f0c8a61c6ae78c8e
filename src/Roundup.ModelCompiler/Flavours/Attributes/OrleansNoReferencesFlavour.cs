using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>As <see cref="OrleansFlavour"/>, with [SuppressReferenceTracking] on classes: value types are not tracked anyway.</summary>
internal sealed class OrleansNoReferencesFlavour : OrleansFlavour
{
    /// <inheritdoc/>
    public override string Name => "orleans-no-references";

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type is { IsClassOrStruct: true, Symbol.IsValueType: false }
            ? [.. base.OnType(type), "Orleans.SuppressReferenceTracking"]
            : base.OnType(type);
}
