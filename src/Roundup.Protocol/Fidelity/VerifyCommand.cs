namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips all roots of the file and compares them.</summary>
/// <param name="InPlace">
/// Whether results have to follow a root and a payload that are changed in place, and share no parts: not those of a floor, which keeps
/// them by reference.
/// </param>
internal sealed record VerifyCommand(bool InPlace) : ICommand<ComparedAnswer>
{
    private const string InPlaceWord = "in-place";
    private const string OnceWord = "once";

    public static MessageType<VerifyCommand> Type { get; } = new("verify", fields => new(fields.Either(InPlaceWord, OnceWord)));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(InPlace, InPlaceWord, OnceWord);
}
