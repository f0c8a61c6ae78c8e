namespace Roundup.Probes.TwoConstructors;

public class Message
{
    public Message()
    {
    }

    public Message(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    public int Id { get; set; }

    public string? Name { get; set; }
}
