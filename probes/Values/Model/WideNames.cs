namespace Roundup.Probes.WideNames;

public class Message
{
    public int A { get; set; }

    public int B { get; set; }

    public int C { get; set; }

    public int あああ { get; set; }

    public int 個人番号 { get; set; }

    public int Größe { get; set; }
}
