namespace Roundup.Protocol.FirstCall;

/// <summary>Makes one call with the first value, for a profile. It should be the first call of the process.</summary>
/// <param name="Serialize">True: Serialize. False: Deserialize, for which the value is serialized before timing begins.</param>
internal sealed record ColdCallCommand(bool Serialize) : ICommand<ColdCallAnswer>
{
    public static MessageType<ColdCallCommand> Type { get; } = new("cold-call", fields => new(fields.Operation()));

    public string Name => Type.Name;

    public MessageType<ColdCallAnswer> Answer => ColdCallAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize);
}

/// <summary>
/// The result of a cold call. Its timestamps are comparable to those of runtime events, so that a trace can be cut to the call.
/// </summary>
/// <param name="FirstTick">Timestamp before the call.</param>
/// <param name="LastTick">Timestamp after the call.</param>
/// <param name="TicksPerSecond">Ticks of the timestamps per second.</param>
/// <param name="JitNs">Time in the JIT on the calling thread, ns; null if the runtime does not report it.</param>
/// <param name="Methods">Methods compiled on that thread; null if the runtime does not report it.</param>
internal sealed record ColdCallAnswer(long FirstTick, long LastTick, long TicksPerSecond, double? JitNs, long? Methods) : IMessage
{
    public static MessageType<ColdCallAnswer> Type { get; } = new("cold-called", fields => new(
        fields.Whole(),
        fields.Whole(),
        fields.Whole(),
        fields.OptionalNumber(),
        fields.OptionalWhole()));

    /// <summary>Duration of the call, ns.</summary>
    public double Ns => (LastTick - FirstTick) * NsPerTick;

    /// <summary>Duration of a tick, ns.</summary>
    public double NsPerTick => 1e9 / TicksPerSecond;

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields
        .Whole(FirstTick)
        .Whole(LastTick)
        .Whole(TicksPerSecond)
        .Number(JitNs)
        .Whole(Methods);
}
