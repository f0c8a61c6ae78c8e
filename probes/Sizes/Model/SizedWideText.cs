namespace Roundup.Probes.SizedWideText;

public class Message
{
    public string Value { get; set; } = "";
}
