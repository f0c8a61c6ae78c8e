using Known;
using MessagePack;
using MessagePack.Resolvers;
using ProtoBuf;
using ProtoBuf.Meta;

public static class Binary
{
    public static MessagePackSerializerOptions Dates { get; } = MessagePackSerializerOptions.Standard.WithResolver(
        CompositeResolver.Create(NativeDateTimeResolver.Instance, StandardResolver.Instance));

    public static MessagePackSerializerOptions Pressed { get; } =
        MessagePackSerializerOptions.Standard.WithCompression(MessagePackCompression.Lz4Block);

    public static RuntimeTypeModel Surrogate()
    {
        var types = RuntimeTypeModel.Create();
        types.Add(typeof(DateTime), applyDefaultBehaviour: false).SetSurrogate(typeof(Moment));
        return types;
    }
}

[ProtoContract]
public struct Moment
{
    [ProtoMember(1)]
    public long Binary { get; set; }

    public static implicit operator Moment(DateTime value) => new() { Binary = value.ToBinary() };

    public static implicit operator DateTime(Moment value) => DateTime.FromBinary(value.Binary);
}
