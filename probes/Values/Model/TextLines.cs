namespace Roundup.Probes.TextLines;

public class Message
{
    public string? Value { get; set; }
}
