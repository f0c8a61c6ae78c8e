using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.AvroSpecific;

/// <summary>An .avsc file, from which Apache.Avro's CodeGen makes classes; <c>Model</c> has the schema of the root's class.</summary>
internal sealed class AvroSpecificFlavour() : SchemaFlavour(new AvroSpecificFormat())
{
    /// <inheritdoc/>
    public override string Name => "avro-specific";

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => $".WithLazy<global::Avro.Schema>(() => {type}._SCHEMA)";
}
