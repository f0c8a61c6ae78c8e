namespace Roundup.Probes.Blobs;

public class Message
{
    public byte[]? Value { get; set; }
}
