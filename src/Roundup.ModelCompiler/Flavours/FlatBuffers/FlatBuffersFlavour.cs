using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

/// <summary>A .fbs file; <c>Model</c> has how the root of the object API is packed and unpacked.</summary>
internal sealed class FlatBuffersFlavour() : SchemaFlavour(new FlatBuffersFormat())
{
    /// <inheritdoc/>
    public override string Name => "flatbuffers";

    /// <inheritdoc/>
    public override string Feature(Output output, string type)
    {
        // The table has the name of its class without the T.
        var table = type[..^1];
        var name = table[(table.LastIndexOf('.') + 1)..];
        return $".With<Func<global::Google.FlatBuffers.FlatBufferBuilder, {type}, int>>"
            + $"((builder, value) => {table}.Pack(builder, value).Value)"
            + $".With<Func<global::Google.FlatBuffers.ByteBuffer, {type}>>(buffer => {table}.GetRootAs{name}(buffer).UnPack())";
    }
}
