using Roundup.Results;

namespace Roundup.Protocol.SteadyState;

/// <summary>Proves results of many calls, and looks for work that timed batches do not show, after the last of them.</summary>
/// <param name="Serialize">Serialize, or Deserialize.</param>
/// <param name="Exact">Whether verification found that nothing is lost: then any difference is wrong.</param>
/// <param name="All">Whether all work is looked for; otherwise what is allocated and what reading a result takes.</param>
internal sealed record HiddenCommand(bool Serialize, bool Exact, bool All) : ICommand<HiddenAnswer>
{
    private const string ExactWord = "exact";
    private const string LossyWord = "lossy";
    private const string AllWord = "all";
    private const string ReadingWord = "reading";

    public static MessageType<HiddenCommand> Type { get; } = new(
        "hidden",
        fields => new(fields.Operation(), fields.Either(ExactWord, LossyWord), fields.Either(AllWord, ReadingWord)));

    public string Name => Type.Name;

    public MessageType<HiddenAnswer> Answer => HiddenAnswer.Type;

    public void Write(MessageWriter fields) =>
        fields.Operation(Serialize).Either(Exact, ExactWord, LossyWord).Either(All, AllWord, ReadingWord);
}

/// <summary>What was found.</summary>
/// <param name="Wrong">What proves that results are not those of calls of their own, a sentence; null where nothing does.</param>
/// <param name="Found">All that is no proof.</param>
internal sealed record HiddenAnswer(string? Wrong, HiddenWork Found) : IMessage
{
    public static MessageType<HiddenAnswer> Type { get; } = new("hidden", fields => new(fields.OptionalText(), new HiddenWork
    {
        FreshValues = fields.OptionalNumber(),
        FreshThread = fields.OptionalNumber(),
        Reading = fields.OptionalNumber(),
        AllocatedBytes = fields.OptionalNumber(),
        Finalizers = fields.OptionalNumber(),
        Afterwards = fields.OptionalNumber(),
        RetainedBytes = fields.OptionalNumber(),
        Changed = fields.Texts(),
    }));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Text(Wrong).Number(Found.FreshValues).Number(Found.FreshThread).Number(Found.Reading).Number(Found.AllocatedBytes);
        fields.Number(Found.Finalizers).Number(Found.Afterwards).Number(Found.RetainedBytes).Texts(Found.Changed);
    }
}
