namespace Roundup.Probes.Appended;

public class Message
{
    public string? Name { get; set; }
}
