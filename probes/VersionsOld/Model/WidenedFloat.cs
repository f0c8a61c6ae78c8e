namespace Roundup.Probes.WidenedFloat;

public class Message
{
    public float Measure { get; set; }

    public string? Name { get; set; }
}
