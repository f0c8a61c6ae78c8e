namespace Roundup.Probes.UnsignedLongs;

public class Message
{
    public ulong Value { get; set; }
}
