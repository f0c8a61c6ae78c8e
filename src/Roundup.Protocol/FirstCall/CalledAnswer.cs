using Roundup.Results;

namespace Roundup.Protocol.FirstCall;

// EndTick: timestamp at the end of the call; null if timestamps of different processes cannot be compared.
// TicksPerSecond: ticks of the timestamps per second.
// Values: the values, sent in the order of FirstCallQuantities.
internal sealed record CalledAnswer(long? EndTick, long TicksPerSecond, QuantityValues Values) : IMessage
{
    public static MessageType<CalledAnswer> Type { get; } = new("called", fields => new(
        fields.OptionalWhole(),
        fields.Whole(),
        FirstCallQuantities.All.Values(fields.OptionalNumbers())));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(EndTick).Whole(TicksPerSecond).Numbers(FirstCallQuantities.All.InOrder(Values));
}
