namespace Roundup.Probes.Widened;

public class Message
{
    public long Count { get; set; }

    public string? Name { get; set; }
}
