namespace Roundup.Protocol.SteadyState;

/// <summary>Offers the processor to other threads, then measures how fast it is.</summary>
internal sealed record SpeedCommand : ICommand<SpeedAnswer>
{
    public static MessageType<SpeedCommand> Type { get; } = new("speed", _ => new());

    public string Name => Type.Name;

    public MessageType<SpeedAnswer> Answer => SpeedAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>How fast the processor is that the main thread is on.</summary>
/// <param name="AdditionsNs">The speed probe of that name, ns.</param>
/// <param name="LoadsNs">The speed probe of that name, ns.</param>
/// <param name="BranchesNs">The speed probe of that name, ns.</param>
/// <param name="YieldedNs">How long other threads had the processor when it was offered, ns.</param>
internal sealed record SpeedAnswer(double AdditionsNs, double LoadsNs, double BranchesNs, double YieldedNs) : IMessage
{
    public static MessageType<SpeedAnswer> Type { get; } = new(
        "speed",
        fields => new(fields.Number(), fields.Number(), fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Number(AdditionsNs);
        fields.Number(LoadsNs);
        fields.Number(BranchesNs);
        fields.Number(YieldedNs);
    }
}
