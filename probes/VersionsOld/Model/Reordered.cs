namespace Roundup.Probes.Reordered;

public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Note { get; set; }
}
