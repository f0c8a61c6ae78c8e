using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>
/// The attributes of <see cref="ProtobufNetFlavour"/> in LightProto's namespace, on partial types, for which LightProto's generator writes
/// readers and writers.
/// </summary>
internal sealed class LightProtoFlavour : ProtobufNetFlavour
{
    public override string Name => "lightproto";

    public override IReadOnlyList<string> Namespaces => ["LightProto"];

    public override bool IsPartial => true;

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
