namespace Roundup.Protocol.SteadyState;

/// <summary>Times the loop without a call.</summary>
internal sealed record EmptyLoopCommand : ICommand<EmptyLoopAnswer>
{
    public static MessageType<EmptyLoopCommand> Type { get; } = new("empty", _ => new());

    public string Name => Type.Name;

    public MessageType<EmptyLoopAnswer> Answer => EmptyLoopAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>What one iteration of the loop costs without a call.</summary>
/// <param name="Ns">Its time, ns.</param>
internal sealed record EmptyLoopAnswer(double Ns) : IMessage
{
    public static MessageType<EmptyLoopAnswer> Type { get; } = new("empty", fields => new(fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Number(Ns);
}
