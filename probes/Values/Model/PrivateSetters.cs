namespace Roundup.Probes.PrivateSetters;

public class Message
{
    public int Id { get; private set; }

    public string? Name { get; private set; }

    public static Message Of(int id, string? name) => new() { Id = id, Name = name };
}
