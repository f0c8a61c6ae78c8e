namespace Roundup.Probes.Chain;

public class Message
{
    public int Depth { get; set; }

    public Message? Next { get; set; }
}
