namespace Roundup.Probes.WideNames;

#if MODEL
public class Message
{
    public int A { get; set; }

    public int B { get; set; }

    public int C { get; set; }

    public int あああ { get; set; }

    public int 個人番号 { get; set; }

    public int Größe { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { A = 1, B = 2, C = 3, あああ = 123, 個人番号 = 4, Größe = 7 },
        new() { A = 5, B = 6, C = 7, あああ = 321, 個人番号 = 8, Größe = 9 },
    ];
}
#endif
