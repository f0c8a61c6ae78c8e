using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>A .bop file; <c>Model</c> has the static <c>Decode</c> of the generated root.</summary>
internal sealed class BebopFlavour() : SchemaFlavour(new BebopFormat())
{
    /// <inheritdoc/>
    public override string Name => "bebop";

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".With<Func<byte[], {type}>>({type}.Decode)";
}
