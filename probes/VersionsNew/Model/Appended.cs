namespace Roundup.Probes.Appended;

public class Message
{
    public string? Name { get; set; }

    public int Age { get; set; } = 99;
}
