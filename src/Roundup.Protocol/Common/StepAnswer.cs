namespace Roundup.Protocol;

/// <summary>What is begun now, so that a process that dies or hangs leaves its last step behind. It comes before the answer.</summary>
/// <param name="What">The step.</param>
/// <param name="Place">Which of several cases it is about, from 0; null where only one is open.</param>
internal sealed record StepAnswer(string What, int? Place = null) : IMessage
{
    /// <summary>The name, for <see cref="FirstCall.FirstCallArguments.Step"/>.</summary>
    public const string Word = "step";

    public static MessageType<StepAnswer> Type { get; } = new(Word, fields => new(fields.Text(), fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(What).Whole(Place);
}
