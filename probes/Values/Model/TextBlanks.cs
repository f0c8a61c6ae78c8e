namespace Roundup.Probes.TextBlanks;

public class Message
{
    public string? Value { get; set; }
}
