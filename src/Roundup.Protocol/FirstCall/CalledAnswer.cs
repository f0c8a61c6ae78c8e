using Roundup.Results;

namespace Roundup.Protocol.FirstCall;

/// <summary>The first call for one type.</summary>
/// <param name="EndTick">Timestamp at the end of the call; null if timestamps of different processes cannot be compared.</param>
/// <param name="TicksPerSecond">Ticks of the timestamps per second.</param>
/// <param name="Values">The values, sent in the order of <see cref="FirstCallQuantities"/>.</param>
internal sealed record CalledAnswer(long? EndTick, long TicksPerSecond, QuantityValues Values) : IMessage
{
    public static MessageType<CalledAnswer> Type { get; } = new("called", fields => new(
        fields.OptionalWhole(),
        fields.Whole(),
        FirstCallQuantities.All.Values(fields.OptionalNumbers())));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(EndTick).Whole(TicksPerSecond).Numbers(FirstCallQuantities.All.InOrder(Values));
}
