namespace Roundup.Probes.PrivateSetters;

public class Message
{
    public int Id { get; private set; }

    public string? Name { get; private set; }

    public string? Note { get; set; }

    public static Message Of(int id, string? name, string? note) => new() { Id = id, Name = name, Note = note };
}
