namespace Roundup.Probes.MadeNullable;

public class Message
{
    public int? Count { get; set; }

    public string? Name { get; set; }
}
