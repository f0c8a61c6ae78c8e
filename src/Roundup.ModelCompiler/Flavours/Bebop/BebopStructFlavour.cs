using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>The same with structs, whose fields are all there, wherever nothing can be null.</summary>
internal sealed class BebopStructFlavour() : SchemaFlavour(new BebopFormat(structs: true))
{
    /// <inheritdoc/>
    public override string Name => "bebop-struct";

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".With<Func<byte[], {type}>>({type}.Decode)";
}
