using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[NinoType] on all but enums. Its generator takes each public member that can be set, in the order of the names.</summary>
internal class NinoFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "nino";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Nino.Core"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsEnum ? [] : ["Nino.Core.NinoType"];
}
