namespace Roundup.Protocol.FirstCall;

/// <summary>The first call for one type. A value that the runtime or the operating system does not report is null.</summary>
/// <param name="OpenNs">Wall time of opening the row, ns.</param>
/// <param name="CallNs">Wall time of the call, ns.</param>
/// <param name="JitNs">Time in the JIT on all threads, ns.</param>
/// <param name="ThreadJitNs">Time in the JIT on the calling thread, ns.</param>
/// <param name="Methods">Methods compiled.</param>
/// <param name="Assemblies">Assemblies loaded.</param>
/// <param name="WorkingSetBytes">Working set of the process after the call, bytes.</param>
/// <param name="EndTick">Timestamp at the end of the call; null if timestamps of different processes cannot be compared.</param>
/// <param name="TicksPerSecond">Ticks of the timestamps per second.</param>
/// <param name="PayloadBytes">Length of the payload, bytes.</param>
/// <param name="CpuNs">CPU time of the calling thread, ns.</param>
internal sealed record CalledAnswer(
    double OpenNs,
    double CallNs,
    long? JitNs,
    long? ThreadJitNs,
    int? Methods,
    int Assemblies,
    long? WorkingSetBytes,
    long? EndTick,
    long TicksPerSecond,
    long PayloadBytes,
    double? CpuNs) : IMessage
{
    public static MessageType<CalledAnswer> Type { get; } = new("called", fields => new(
        fields.Number(),
        fields.Number(),
        fields.OptionalWhole(),
        fields.OptionalWhole(),
        fields.OptionalCount(),
        fields.Count(),
        fields.OptionalWhole(),
        fields.OptionalWhole(),
        fields.Whole(),
        fields.Whole(),
        fields.OptionalNumber()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields
        .Number(OpenNs)
        .Number(CallNs)
        .Whole(JitNs)
        .Whole(ThreadJitNs)
        .Whole(Methods)
        .Whole(Assemblies)
        .Whole(WorkingSetBytes)
        .Whole(EndTick)
        .Whole(TicksPerSecond)
        .Whole(PayloadBytes)
        .Number(CpuNs);
}
