using Roundup.Results;

namespace Roundup.Protocol.Speed;

/// <summary>
/// Checks the results of many calls and looks for hidden work: work that timed batches do not show. Sent after the last batch.
/// </summary>
/// <param name="Serialize">True: Serialize; false: Deserialize.</param>
/// <param name="Exact">Whether verification found no loss; then any difference is wrong.</param>
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

/// <summary>The result.</summary>
/// <param name="Wrong">Why results are wrong, a sentence; null if they are right.</param>
/// <param name="Found">The hidden work that was found.</param>
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
