namespace Roundup.Probes.Text;

public class Message
{
    public string? Value { get; set; }
}
