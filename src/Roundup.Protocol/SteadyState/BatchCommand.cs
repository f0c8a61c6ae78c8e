namespace Roundup.Protocol.SteadyState;

/// <summary>Runs one timed batch.</summary>
/// <param name="Calls">Its calls.</param>
internal sealed record BatchCommand(long Calls) : ICommand<BatchAnswer>
{
    public static MessageType<BatchCommand> Type { get; } = new("batch", fields => new(fields.Whole()));

    public string Name => Type.Name;

    public MessageType<BatchAnswer> Answer => BatchAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Calls);
}

/// <summary>One timed batch. What the runtime or the system does not tell is null.</summary>
/// <param name="WallNs">Wall time, ns.</param>
/// <param name="CpuNs">CPU time of the measuring thread, ns.</param>
/// <param name="AllocatedBytes">Bytes allocated.</param>
/// <param name="Gen0">Collections of generation 0, with those of the generations above.</param>
/// <param name="Gen1">Collections of generation 1, with those of generation 2.</param>
/// <param name="Gen2">Collections of generation 2.</param>
/// <param name="PauseNs">Time in which the collector held all threads, ns.</param>
/// <param name="CanaryBeforeNs">The probe of the machine's speed before the batch, ns.</param>
/// <param name="CanaryAfterNs">The same after it, ns.</param>
internal sealed record BatchAnswer(
    double WallNs,
    double? CpuNs,
    long? AllocatedBytes,
    int Gen0,
    int Gen1,
    int Gen2,
    double? PauseNs,
    double CanaryBeforeNs,
    double CanaryAfterNs) : IMessage
{
    public static MessageType<BatchAnswer> Type { get; } = new("batch", fields => new(
        fields.Number(),
        fields.OptionalNumber(),
        fields.OptionalWhole(),
        fields.Count(),
        fields.Count(),
        fields.Count(),
        fields.OptionalNumber(),
        fields.Number(),
        fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields
        .Number(WallNs)
        .Number(CpuNs)
        .Whole(AllocatedBytes)
        .Whole(Gen0)
        .Whole(Gen1)
        .Whole(Gen2)
        .Number(PauseNs)
        .Number(CanaryBeforeNs)
        .Number(CanaryAfterNs);
}
