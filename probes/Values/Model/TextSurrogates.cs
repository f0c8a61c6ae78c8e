namespace Roundup.Probes.TextSurrogates;

public class Message
{
    public string? Value { get; set; }
}
