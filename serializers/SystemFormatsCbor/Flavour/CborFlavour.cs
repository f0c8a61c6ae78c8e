using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>The plain model, and a codec for each type as a developer writes it by hand for System.Formats.Cbor.</summary>
internal sealed class CborFlavour : Flavour
{
    public override string Name => "cbor";

    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    internal override IEnumerable<HelperClass> Helpers => [new("CborValues", "scalars of the codecs")];

    public override IEnumerable<GeneratedFile> Extras(Output output) => output.Model.Objects.Select(type => CborClass.File(output, type));

    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root;
        var codec = CborClass.Format.ClassOf(output, root) + ".Instance";
        return $".With<ICborCodec<{type}>>({(type == root.Name ? codec : $"new CborListCodec<{root.Name}>({codec})")})";
    }
}
