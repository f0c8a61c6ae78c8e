namespace Roundup.Probes.ConstructorParameters;

public class Message
{
    public Message(string? name, int id)
    {
        Name = name;
        Id = id;
    }

    public int Id { get; }

    public string? Name { get; }

    public string? Note { get; set; }
}
