namespace Roundup.Probes.RemovedLast;

public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
