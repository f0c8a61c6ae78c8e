using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.ProtobufNet;

/// <summary>
/// The attributes of <see cref="ProtobufNetFlavour"/> in LightProto's namespace, on partial types, for which LightProto's generator
/// writes readers and writers.
/// </summary>
internal sealed class LightProtoFlavour : ProtobufNetFlavour
{
    /// <inheritdoc/>
    public override string Name => "lightproto";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["LightProto"];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root.Name;
        var (reader, writer) = type == root
            ? ($"{root}.ProtoReader", $"{root}.ProtoWriter")
            : ($"LightProto.Serializer.GetListReader({root}.ProtoReader)",
                $"LightProto.Serializer.GetCollectionWriter({root}.ProtoWriter)");
        return $".WithLazy<LightProto.IProtoReader<{type}>>(() => {reader}).WithLazy<LightProto.IProtoWriter<{type}>>(() => {writer})";
    }
}
