namespace Roundup.Protocol.Speed;

// Prepares an operation for warm-up and timing: for Deserialize, serializes the payloads to read.
internal sealed record PrepareCommand(bool Serialize) : ICommand<PreparedAnswer>
{
    public static MessageType<PrepareCommand> Type { get; } = new("prepare", fields => new(fields.Operation()));

    public string Name => Type.Name;

    public MessageType<PreparedAnswer> Answer => PreparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize);
}

internal sealed record PreparedAnswer : IMessage
{
    public static MessageType<PreparedAnswer> Type { get; } = new("prepared", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}

// Warms up all operations that are prepared and not yet warm, of all open cases in turn, until the time of a call has settled.
internal sealed record WarmCommand(double MaxMs, double BatchMs) : ICommand<WarmedAnswer>
{
    public static MessageType<WarmCommand> Type { get; } = new("warm", fields => new(fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public MessageType<WarmedAnswer> Answer => WarmedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Number(MaxMs).Number(BatchMs);
}

// Ms: time of the warm-up, ms.
// Operations: the operations, in the order in which they were prepared, case by case.
internal sealed record WarmedAnswer(double Ms, IReadOnlyList<WarmOperation> Operations) : IMessage
{
    public static MessageType<WarmedAnswer> Type { get; } = new("warmed", fields => new(fields.Number(), Read(fields)));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Number(Ms).Whole(Operations.Count);
        foreach (var operation in Operations)
        {
            operation.Write(fields);
        }
    }

    private static List<WarmOperation> Read(MessageReader fields)
    {
        var operations = new List<WarmOperation>();
        for (var left = fields.Count(); left > 0; left--)
        {
            operations.Add(WarmOperation.Read(fields));
        }

        return operations;
    }
}

// Settled: whether the time of a call had settled and the JIT was quiet.
// Calls: calls that fill one batch.
// NsPerCall: approximate time of a call, ns.
// FirstNs: time of the first call in this process, ns.
internal sealed record WarmOperation(bool Settled, long Calls, double NsPerCall, double FirstNs)
{
    private const string SettledToken = "settled";
    private const string UnsettledToken = "unsettled";

    public static WarmOperation Read(MessageReader fields) => new(
        fields.Either(SettledToken, UnsettledToken),
        fields.Whole(),
        fields.Number(),
        fields.Number());

    public void Write(MessageWriter fields) =>
        fields.Either(Settled, SettledToken, UnsettledToken).Whole(Calls).Number(NsPerCall).Number(FirstNs);
}
