using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>A .proto file; <c>Model</c> has the <c>MessageParser</c> of the generated root.</summary>
internal sealed class ProtobufFlavour() : SchemaFlavour(new ProtobufFormat())
{
    /// <inheritdoc/>
    public override string Name => "protobuf";

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".WithLazy<global::Google.Protobuf.MessageParser>(() => {type}.Parser)";
}
