namespace Roundup.Probes.Floats;

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
        new() { Double = 0, Single = 0 },
        new() { Double = 0.1, Single = 0.1f },
        new() { Double = -0.0, Single = -0.0f },
        new() { Double = double.MaxValue, Single = float.MaxValue },
        new() { Double = double.MinValue, Single = float.MinValue },
        new() { Double = double.Epsilon, Single = float.Epsilon },
        new() { Double = 1.0 / 3, Single = 1.0f / 3 },
        new() { Double = 5e-324, Single = 1.17549435e-38f },
        new() { Double = 2.2250738585072014E-308, Single = 16_777_217f },
        new() { Double = 9_007_199_254_740_993, Single = 3.4028235e38f },
        new() { Double = 1e21, Single = 1e10f },
        new() { Double = 100, Single = 1e-7f },
    ];
}
#endif
