using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.FlatBuffers;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatSharp;

/// <summary>
/// FlatBuffers, with the classes that FlatSharp's compiler writes. The bytes are those of <see cref="FlatBuffersFormat"/>.
/// </summary>
internal sealed class FlatSharpFormat() : FlatBuffersFormat("")
{
    /// <inheritdoc/>
    public override string Name => "FlatSharp";

    // A vector of bytes is a Memory<byte>.
    /// <inheritdoc/>
    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } =
        new Dictionary<string, ScalarRule>(new FlatBuffersFormat("").Scalars) { ["byte[]"] = new("[ubyte]", "{0}", "{0}.ToArray()") };

    /// <inheritdoc/>
    public override IReadOnlyCollection<string> Reserved =>
        ["Serializer", "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString"];

    /// <inheritdoc/>
    public override string PropertyName(string field, string message) =>
        string.Concat(field.Split('_', StringSplitOptions.RemoveEmptyEntries).Select(word => char.ToUpperInvariant(word[0]) + word[1..]));

    /// <inheritdoc/>
    public override IEnumerable<string> RelatedNames(string property) => [];

    /// <inheritdoc/>
    public override string Write(Schema schema) => FlatBuffersSchema.Write(schema, forFlatSharp: true);

    /// <inheritdoc/>
    public override MapperClass Mapper(Output output, Schema schema) => new FlatSharpMapper(output, schema, this);
}
