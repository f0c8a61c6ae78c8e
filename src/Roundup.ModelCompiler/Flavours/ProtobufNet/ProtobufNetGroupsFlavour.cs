namespace Roundup.ModelCompiler.Flavours.ProtobufNet;

/// <summary>
/// As <see cref="ProtobufNetFlavour"/>, with objects in objects as groups: between two tags, without a length before them.
/// </summary>
internal sealed class ProtobufNetGroupsFlavour : ProtobufNetFlavour
{
    /// <inheritdoc/>
    public override string Name => "protobuf-net-groups";

    /// <inheritdoc/>
    protected override IEnumerable<string> ContractSettings => ["IsGroup = true"];

    /// <inheritdoc/>
    protected override string IncludeSettings => ", DataFormat = ProtoBuf.DataFormat.Group";
}
