namespace Roundup.Probes.Floats;

public class Message
{
    public double Double { get; set; }

    public float Single { get; set; }
}
