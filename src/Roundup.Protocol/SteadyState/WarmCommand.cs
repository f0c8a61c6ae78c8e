namespace Roundup.Protocol.SteadyState;

/// <summary>Calls until the time of a call has settled.</summary>
/// <param name="MaxMs">The longest that it may take, ms.</param>
/// <param name="BatchMs">How long a batch is to be later, ms.</param>
internal sealed record WarmCommand(double MaxMs, double BatchMs) : ICommand<WarmedAnswer>
{
    public static MessageType<WarmCommand> Type { get; } = new("warm", fields => new(fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public MessageType<WarmedAnswer> Answer => WarmedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Number(MaxMs).Number(BatchMs);
}

/// <summary>How a warm-up ended.</summary>
/// <param name="Settled">Whether batches had settled and the JIT was quiet.</param>
/// <param name="Ms">How long it took, ms.</param>
/// <param name="Calls">Calls that fill one batch.</param>
/// <param name="NsPerCall">About what a call takes, ns.</param>
internal sealed record WarmedAnswer(bool Settled, double Ms, long Calls, double NsPerCall) : IMessage
{
    private const string SettledWord = "settled";
    private const string UnsettledWord = "unsettled";

    public static MessageType<WarmedAnswer> Type { get; } = new("warmed", fields => new(
        fields.Either(SettledWord, UnsettledWord),
        fields.Number(),
        fields.Whole(),
        fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Either(Settled, SettledWord, UnsettledWord).Number(Ms).Whole(Calls).Number(NsPerCall);
}
