namespace Roundup.Probes.JaggedArrays;

#if MODEL
public class Message
{
    public int[][] Numbers { get; set; } = [];

    public string[][] Texts { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [[1, 2], [], [3]], Texts = [["a"], ["b", "c"]] },
        new() { Numbers = [[]], Texts = [[""]] },
        new() { Numbers = [[0], [0, 0]], Texts = [] },
        new(),
    ];
}
#endif
