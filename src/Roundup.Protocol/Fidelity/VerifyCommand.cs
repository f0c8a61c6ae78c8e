namespace Roundup.Protocol.Fidelity;

/// <summary>Serializes and deserializes all roots of the file, and compares the results.</summary>
/// <param name="InPlace">
/// Whether to change roots and payloads in place and check that results follow and share no objects. False for floors, which keep objects
/// by reference.
/// </param>
internal sealed record VerifyCommand(bool InPlace) : ICommand<ComparedAnswer>
{
    private const string InPlaceToken = "in-place";
    private const string OnceToken = "once";

    public static MessageType<VerifyCommand> Type { get; } = new("verify", fields => new(fields.Either(InPlaceToken, OnceToken)));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(InPlace, InPlaceToken, OnceToken);
}

/// <summary>Serializes and deserializes two roots and compares the results, after timing.</summary>
/// <param name="PayloadPath">
/// A file with the payload of the first root from another process, which is deserialized and compared, too; null if there is none.
/// </param>
internal sealed record CheckCommand(string? PayloadPath = null) : ICommand<ComparedAnswer>
{
    public static MessageType<CheckCommand> Type { get; } = new("check", fields => new(fields.OptionalText()));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(PayloadPath);
}

/// <summary>Answers with the failure at the first root at which the library threw in the last <see cref="VerifyCommand"/>.</summary>
internal sealed record FailureCommand : ICommand<ComparedAnswer>
{
    public static MessageType<FailureCommand> Type { get; } = new("failure", _ => new());

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>The result of a comparison of values.</summary>
internal enum Verdict
{
    Exact,

    /// <summary>A part of a value was lost.</summary>
    Lossy,

    /// <summary>The result is not the value.</summary>
    Wrong,
}

/// <summary>Values were serialized, deserialized and compared.</summary>
/// <param name="Verdict">The result.</param>
/// <param name="Size">
/// Mean length of the payloads, bytes; null after a first call, whose length is in <see cref="FirstCall.CalledAnswer"/>.
/// </param>
/// <param name="Reason">Why the result is wrong; null otherwise.</param>
/// <param name="Lost">The losses, each as <c>path: kind of difference</c>, with an example.</param>
/// <param name="Failed">The number of roots at which the library threw; <see cref="FailureCommand"/> tells what.</param>
/// <param name="Leaks">
/// Whether it is wrong because calls affect each other or their results share memory, which says nothing about what becomes of a value.
/// </param>
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
