using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>
/// A .capnp file; <c>Model</c> has how the domain class of the root is put into a message and read from one, and what then reads its views
/// of the message.
/// </summary>
internal sealed class CapnProtoFlavour() : SchemaFlavour(new CapnProtoFormat())
{
    /// <inheritdoc/>
    public override string Name => "capnp";

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => [new(CapnProtoReadAll.Views, "views of a message")];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var format = new CapnProtoFormat();
        return [.. base.Extras(output), CapnProtoReadAll.File(output, Lowering.Lower(format, output.Model), format)];
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".With<Action<global::Capnp.MessageBuilder, {type}>>((message, value) => value.serialize(message.BuildRoot<{type}.WRITER>()))"
        + $".With<Func<global::Capnp.DeserializerState, {type}>>(state => global::Capnp.CapnpSerializable.Create<{type}>(state))"
        + $".With<Func<{type}, {type}>>({CapnProtoReadAll.NameOf(output.Dataset)}.Read{type[(type.LastIndexOf('.') + 1)..]})";
}
