namespace Roundup.Probes.Integers;

public class Message
{
    public sbyte Int8 { get; set; }

    public byte UInt8 { get; set; }

    public short Int16 { get; set; }

    public ushort UInt16 { get; set; }

    public int Int32 { get; set; }

    public uint UInt32 { get; set; }

    public long Int64 { get; set; }
}
