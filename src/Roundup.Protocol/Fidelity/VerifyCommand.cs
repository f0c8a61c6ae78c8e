namespace Roundup.Protocol.Fidelity;

// Serializes and deserializes all roots of the file, and compares the results.
// InPlace: whether to change roots and payloads in place and check that results follow and share no objects. False for references, which
// keep objects.
internal sealed record VerifyCommand(bool InPlace) : ICommand<ComparedAnswer>
{
    private const string InPlaceToken = "in-place";
    private const string OnceToken = "once";

    public static MessageType<VerifyCommand> Type { get; } = new("verify", fields => new(fields.Either(InPlaceToken, OnceToken)));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(InPlace, InPlaceToken, OnceToken);
}

// Serializes and deserializes two roots and compares the results, after timing.
// PayloadPath: a file with the payload of the first root from another process, which is deserialized and compared, too; null if there is
// none.
internal sealed record CompareAgainCommand(string? PayloadPath = null) : ICommand<ComparedAnswer>
{
    public static MessageType<CompareAgainCommand> Type { get; } = new("check", fields => new(fields.OptionalText()));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(PayloadPath);
}

// Answers with the failure at the first root at which the library threw in the last VerifyCommand.
internal sealed record FailureCommand : ICommand<ComparedAnswer>
{
    public static MessageType<FailureCommand> Type { get; } = new("failure", _ => new());

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

internal enum Verdict
{
    Exact,

    Lossy,

    Wrong,
}

// Size: mean length of the payloads, bytes; null after a first call, whose length is in FirstCall.CalledAnswer.
// Reason: why the result is wrong; null otherwise.
// Lost: the losses, each as path: kind of difference, with an example.
// Failed: the number of roots at which the library threw; FailureCommand tells what.
// Leaks: whether it is wrong because calls affect each other or their results share memory, which says nothing about what becomes of a
// value.
internal sealed record ComparedAnswer(
    Verdict Verdict,
    double? Size,
    string? Reason,
    IReadOnlyCollection<KeyValuePair<string, string>> Lost,
    int Failed = 0,
    bool Leaks = false) : IMessage
{
    private const string LeaksToken = "leaks";
    private const string ApartToken = "apart";

    private static readonly string[] s_verdicts = ["exact", "lossy", "wrong"];

    public static MessageType<ComparedAnswer> Type { get; } = new("compared", fields => new(
        ReadVerdict(fields),
        fields.OptionalNumber(),
        fields.OptionalText(),
        fields.Pairs(),
        (int)fields.Number(),
        fields.Either(LeaksToken, ApartToken)));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields
        .Text(s_verdicts[(int)Verdict]).Number(Size).Text(Reason).Pairs(Lost).Number(Failed).Either(Leaks, LeaksToken, ApartToken);

    private static Verdict ReadVerdict(MessageReader fields) =>
        Array.IndexOf(s_verdicts, fields.Text()) is var at and >= 0 ? (Verdict)at : throw fields.Invalid("is no verdict");
}
