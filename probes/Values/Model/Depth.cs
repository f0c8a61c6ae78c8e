namespace Roundup.Probes.Depth;

public class Message
{
    public int Id { get; set; }

    public Message? Next { get; set; }
}
