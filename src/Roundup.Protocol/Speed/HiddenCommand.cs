using Roundup.Results;

namespace Roundup.Protocol.Speed;

/// <summary>
/// Checks the results of many calls and looks for hidden work: work that timed batches do not show. Sent after the last batch.
/// </summary>
/// <param name="Serialize">True: Serialize; false: Deserialize.</param>
/// <param name="Exact">Whether verification found no loss; then any difference is wrong.</param>
/// <param name="All">True: all checks. False: only the allocation of a call and the time that reading a result takes.</param>
internal sealed record HiddenCommand(bool Serialize, bool Exact, bool All) : ICommand<HiddenAnswer>
{
    private const string ExactToken = "exact";
    private const string LossyToken = "lossy";
    private const string AllToken = "all";
    private const string ReadingToken = "reading";

    public static MessageType<HiddenCommand> Type { get; } = new(
        "hidden",
        fields => new(fields.Operation(), fields.Either(ExactToken, LossyToken), fields.Either(AllToken, ReadingToken)));

    public string Name => Type.Name;

    public MessageType<HiddenAnswer> Answer => HiddenAnswer.Type;

    public void Write(MessageWriter fields) =>
        fields.Operation(Serialize).Either(Exact, ExactToken, LossyToken).Either(All, AllToken, ReadingToken);
}

/// <summary>The result.</summary>
/// <param name="Wrong">Why results are wrong, a sentence; null if they are right.</param>
/// <param name="Found">The hidden work that was found.</param>
internal sealed record HiddenAnswer(string? Wrong, HiddenWork Found) : IMessage
{
    public static MessageType<HiddenAnswer> Type { get; } = new("hidden", fields => new(fields.OptionalText(), new HiddenWork
    {
        FreshThread = fields.OptionalNumber(),
        Reading = fields.OptionalNumber(),
        Mapping = fields.OptionalNumber(),
        AllocatedBytes = fields.OptionalNumber(),
        Finalizers = fields.OptionalNumber(),
        Afterwards = fields.OptionalNumber(),
        RetainedBytes = fields.OptionalNumber(),
        Changed = fields.Texts(),
    }));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Text(Wrong).Number(Found.FreshThread).Number(Found.Reading);
        fields.Number(Found.Mapping).Number(Found.AllocatedBytes).Number(Found.Finalizers).Number(Found.Afterwards);
        fields.Number(Found.RetainedBytes).Texts(Found.Changed);
    }
}
