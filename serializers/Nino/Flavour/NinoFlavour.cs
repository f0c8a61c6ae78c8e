using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [NinoType] on all types but enums. The library's generator takes each public member with a setter, in the order of names.
/// </summary>
internal class NinoFlavour : AnnotatedFlavour
{
    public override string Name => "nino";

    public override IReadOnlyList<string> Namespaces => ["Nino.Core"];

    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsEnum ? [] : ["Nino.Core.NinoType"];
}

/// <summary>As <see cref="NinoFlavour"/>, with [NinoUtf8] on members that are strings.</summary>
internal sealed class NinoUtf8Flavour : NinoFlavour
{
    public override string Name => "nino-utf8";

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        member.Type.SpecialType == SpecialType.System_String ? ["Nino.Core.NinoUtf8"] : [];
}
