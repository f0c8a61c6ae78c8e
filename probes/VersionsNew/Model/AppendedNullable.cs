namespace Roundup.Probes.AppendedNullable;

public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Note { get; set; }

    public int? Count { get; set; }
}
