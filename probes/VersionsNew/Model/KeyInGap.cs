namespace Roundup.Probes.KeyInGap;

public class Message
{
    public int Id { get; set; }

    public int Count { get; set; }

    public string? Name { get; set; }
}
