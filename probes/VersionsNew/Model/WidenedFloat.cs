namespace Roundup.Probes.WidenedFloat;

public class Message
{
    public double Measure { get; set; }

    public string? Name { get; set; }
}
