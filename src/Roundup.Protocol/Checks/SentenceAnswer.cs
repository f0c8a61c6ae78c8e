using Roundup.Contracts;

namespace Roundup.Protocol.Checks;

/// <summary>What became of one sentence over all values of a probe. The values that held are not told.</summary>
/// <param name="Outcome">The worst outcome over the values.</param>
/// <param name="Value">The number of the first value with that outcome; null where all held.</param>
/// <param name="Place">Where on the way it happened, such as <c>cut at byte 17</c>; null where the whole payload arrived.</param>
/// <param name="Reason">Type and message of the exception, or what differs structurally; null otherwise.</param>
/// <param name="Lost">The differences of all values, each as <c>path: kind of difference</c>, with an example and its value.</param>
/// <param name="Frames">The first frames of the library's stack; empty without an exception.</param>
/// <param name="Figures">Measured limits by name, such as <c>depth read</c>; a value is a number in the invariant culture.</param>
internal sealed record SentenceAnswer(
    CheckOutcome Outcome,
    int? Value,
    string? Place,
    string? Reason,
    IReadOnlyCollection<KeyValuePair<string, string>> Lost,
    IReadOnlyCollection<string> Frames,
    IReadOnlyCollection<KeyValuePair<string, string>> Figures) : IMessage
{
    public static MessageType<SentenceAnswer> Type { get; } = new("sentence", fields => new(
        ReadOutcome(fields),
        fields.OptionalCount(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.Pairs(),
        fields.Texts(),
        fields.Pairs()));

    public string Name => Type.Name;

    /// <summary>All values held.</summary>
    public static SentenceAnswer Held { get; } = new(CheckOutcome.Held, null, null, null, [], [], []);

    public void Write(MessageWriter fields) => fields
        .Text(Outcome.ToString()).Whole(Value).Text(Place).Text(Reason).Pairs(Lost).Texts(Frames).Pairs(Figures);

    private static CheckOutcome ReadOutcome(MessageReader fields) =>
        fields.Text() is var name && Enum.TryParse<CheckOutcome>(name, out var outcome) && outcome.ToString() == name
            ? outcome
            : throw fields.Invalid("is no outcome of a check");
}
