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
        types.Add(typeof(Message), applyDefaultBehaviour: false).SetSurrogate(typeof(WholeMessage));
        return types;
    }
}

// All of a message, with the moment as a number that has the kind too. The library takes no surrogate of DateTime itself.
[ProtoContract]
public class WholeMessage
{
    [ProtoMember(1)]
    public int Counter { get; set; }

    [ProtoMember(2)]
    public int Id { get; set; }

    [ProtoMember(3)]
    public Colour Colour { get; set; }

    [ProtoMember(4)]
    public Rights Rights { get; set; }

    [ProtoMember(5)]
    public string Text { get; set; } = "";

    [ProtoMember(6)]
    public string? Nothing { get; set; }

    [ProtoMember(7)]
    public long At { get; set; }

    [ProtoMember(8)]
    public Sender? Sender { get; set; }

    public static implicit operator WholeMessage?(Message? value) => value is null ? null : new()
    {
        Counter = value.Counter,
        Id = value.Id.Value,
        Colour = value.Colour,
        Rights = value.Rights,
        Text = value.Text,
        Nothing = value.Nothing,
        At = value.At.ToBinary(),
        Sender = value.Sender,
    };

    public static implicit operator Message?(WholeMessage? value) => value is null ? null : new()
    {
        Counter = value.Counter,
        Id = new(value.Id),
        Colour = value.Colour,
        Rights = value.Rights,
        Text = value.Text,
        Nothing = value.Nothing,
        At = DateTime.FromBinary(value.At),
        Sender = value.Sender!,
    };
}
