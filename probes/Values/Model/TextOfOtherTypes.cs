namespace Roundup.Probes.TextOfOtherTypes;

public class Message
{
    public string? Value { get; set; }
}
