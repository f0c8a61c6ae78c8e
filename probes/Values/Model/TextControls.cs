namespace Roundup.Probes.TextControls;

public class Message
{
    public string? Value { get; set; }
}
