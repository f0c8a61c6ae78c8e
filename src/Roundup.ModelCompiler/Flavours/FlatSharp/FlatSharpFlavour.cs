using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatSharp;

/// <summary>A .fbs file with FlatSharp's attributes; <c>Model</c> has the serializer of the root and its copy constructor.</summary>
internal sealed class FlatSharpFlavour() : SchemaFlavour(new FlatSharpFormat())
{
    /// <inheritdoc/>
    public override string Name => "flatsharp";

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy<global::FlatSharp.ISerializer>(() => ((global::FlatSharp.IFlatBufferSerializable)new {type}()).Serializer)"
        + $".With<Func<{type}, {type}>>(value => new {type}(value))";
}
