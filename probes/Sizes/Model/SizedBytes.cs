namespace Roundup.Probes.SizedBytes;

public class Message
{
    public byte[] Value { get; set; } = [];
}
