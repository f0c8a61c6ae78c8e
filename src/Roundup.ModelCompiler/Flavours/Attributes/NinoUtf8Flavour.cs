using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>As <see cref="NinoFlavour"/>, with [NinoUtf8] on members that are strings.</summary>
internal sealed class NinoUtf8Flavour : NinoFlavour
{
    /// <inheritdoc/>
    public override string Name => "nino-utf8";

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        member.Type.SpecialType == SpecialType.System_String ? ["Nino.Core.NinoUtf8"] : [];
}
