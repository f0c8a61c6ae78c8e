namespace Roundup.Probes.AppendedNullable;

public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
