namespace Roundup.Protocol.Profiling;

/// <summary>Makes one call with the first value, meant as the first one of a process, for <c>run --profile</c>.</summary>
/// <param name="Serialize">Serialize, or Deserialize: the value is serialized before timing begins.</param>
internal sealed record ColdCallCommand(bool Serialize) : ICommand<ColdCallAnswer>
{
    public static MessageType<ColdCallCommand> Type { get; } = new("cold-call", fields => new(fields.Operation()));

    public string Name => Type.Name;

    public MessageType<ColdCallAnswer> Answer => ColdCallAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize);
}

/// <summary>A cold call. Its ticks are those that the runtime's own events carry, so that a trace can be cut at them.</summary>
/// <param name="FirstTick">The clock before the call.</param>
/// <param name="LastTick">The clock after it.</param>
/// <param name="TicksPerSecond">Ticks of the clock in a second.</param>
/// <param name="JitNs">Time in the JIT on the calling thread, ns; null where the runtime does not tell.</param>
/// <param name="Methods">Methods compiled by that thread; null where the runtime does not tell.</param>
internal sealed record ColdCallAnswer(long FirstTick, long LastTick, long TicksPerSecond, double? JitNs, long? Methods) : IMessage
{
    public static MessageType<ColdCallAnswer> Type { get; } = new("cold-called", fields => new(
        fields.Whole(),
        fields.Whole(),
        fields.Whole(),
        fields.OptionalNumber(),
        fields.OptionalWhole()));

    /// <summary>Length of the call, ns.</summary>
    public double Ns => (LastTick - FirstTick) * NsPerTick;

    /// <summary>How long a tick is, ns.</summary>
    public double NsPerTick => 1e9 / TicksPerSecond;

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields
        .Whole(FirstTick)
        .Whole(LastTick)
        .Whole(TicksPerSecond)
        .Number(JitNs)
        .Whole(Methods);
}
