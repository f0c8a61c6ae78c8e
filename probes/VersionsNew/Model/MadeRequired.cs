namespace Roundup.Probes.MadeRequired;

public class Message
{
    public int Id { get; set; }

    public required string? Name { get; set; }
}
