namespace Roundup.Probes.NotFinite;

public class Message
{
    public double Double { get; set; }

    public float Single { get; set; }
}
