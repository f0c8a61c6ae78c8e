namespace Roundup.Probes.LongAndShort;

public class Message
{
    public string? Value { get; set; }
}
