namespace Roundup.Probes.NotFinite;

#if MODEL
public class Message
{
    public double Double { get; set; }

    public float Single { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Double = double.NaN, Single = float.NaN },
        new() { Double = double.PositiveInfinity, Single = float.PositiveInfinity },
        new() { Double = double.NegativeInfinity, Single = float.NegativeInfinity },
        new() { Double = 1, Single = float.NaN },
    ];
}
#endif
