namespace Roundup.Probes.AppendedCollection;

public class Message
{
    public int Id { get; set; }
}
