namespace Roundup.Probes.RemovedMiddle;

public class Message
{
    public int Id { get; set; }

    public string? Note { get; set; }

    public string? Name { get; set; }
}
