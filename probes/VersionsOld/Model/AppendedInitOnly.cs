namespace Roundup.Probes.AppendedInitOnly;

public class Message
{
    public int Id { get; set; }
}
