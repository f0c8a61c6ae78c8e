using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.PolyType;

/// <summary>As <see cref="PolyTypeFlavour"/>, with the [Key] that makes Nerdbank.MessagePack write objects as arrays.</summary>
internal sealed class NerdbankKeysFlavour : PolyTypeFlavour
{
    /// <inheritdoc/>
    public override string Name => "nerdbank-keys";

    /// <inheritdoc/>
    public override bool NumbersAcrossTypes => true;

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [$"Nerdbank.MessagePack.Key({member.Key})"];
}
