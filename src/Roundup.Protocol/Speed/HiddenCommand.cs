using Roundup.Results;

namespace Roundup.Protocol.Speed;

// Checks the results of many calls and looks for hidden work: work that timed batches do not show. Sent after the last batch.
// Exact: whether verification found no loss; then any difference is wrong.
internal sealed record HiddenCommand(bool Serialize, bool Exact) : ICommand<HiddenAnswer>
{
    private const string ExactToken = "exact";
    private const string LossyToken = "lossy";

    public static MessageType<HiddenCommand> Type { get; } = new(
        "hidden",
        fields => new(fields.Operation(), fields.Either(ExactToken, LossyToken)));

    public string Name => Type.Name;

    public MessageType<HiddenAnswer> Answer => HiddenAnswer.Type;

    public void Write(MessageWriter fields) =>
        fields.Operation(Serialize).Either(Exact, ExactToken, LossyToken);
}

// Wrong: why results are wrong, a sentence; null if they are right.
internal sealed record HiddenAnswer(string? Wrong, HiddenWork Found) : IMessage
{
    public static MessageType<HiddenAnswer> Type { get; } = new("hidden", fields => new(fields.OptionalText(), new HiddenWork
    {
        Reading = fields.OptionalNumber(),
        Mapping = fields.OptionalNumber(),
        AllocatedBytes = fields.OptionalNumber(),
        AllocatedElsewhereBytes = fields.OptionalNumber(),
    }));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) =>
        fields.Text(Wrong).Number(Found.Reading).Number(Found.Mapping).Number(Found.AllocatedBytes).Number(Found.AllocatedElsewhereBytes);
}
