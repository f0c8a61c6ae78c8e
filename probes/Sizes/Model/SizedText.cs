namespace Roundup.Probes.SizedText;

public class Message
{
    public string Value { get; set; } = "";
}
