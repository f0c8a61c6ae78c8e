namespace Roundup.Probes.Characters;

public class Message
{
    public char Value { get; set; }
}
