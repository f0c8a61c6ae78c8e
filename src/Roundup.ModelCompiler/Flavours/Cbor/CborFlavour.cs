using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>The plain model, and what a developer writes by hand to use System.Formats.Cbor: a codec for each type.</summary>
internal sealed class CborFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "cbor";

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => [new("CborValues", "scalars of the codecs")];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) => output.Model.Objects.Select(type => CborClass.File(output, type));

    /// <inheritdoc/>
    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root;
        var codec = CborClass.Format.ClassOf(output, root) + ".Instance";
        return $".With<ICborCodec<{type}>>({(type == root.Name ? codec : $"new CborListCodec<{root.Name}>({codec})")})";
    }
}
