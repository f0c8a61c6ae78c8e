namespace Roundup.Probes.InitialValueAdded;

public class Message
{
    public int Id { get; set; }

    public int Count { get; set; } = 5;
}
