namespace Roundup.Probes.MadeRequired;

public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
