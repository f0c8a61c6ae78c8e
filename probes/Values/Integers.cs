namespace Roundup.Probes.Integers;

#if MODEL
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
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(0),
        Of(1),
        Of(-1),
        Of(31),
        Of(-32),
        Of(-33),
        Of(127),
        Of(128),
        Of(-128),
        Of(-129),
        Of(255),
        Of(256),
        Of(16_383),
        Of(16_384),
        Of(short.MaxValue),
        Of(short.MinValue),
        Of(ushort.MaxValue),
        Of(ushort.MaxValue + 1),
        Of(int.MaxValue),
        Of(int.MinValue),
        Of(uint.MaxValue),
        Of(uint.MaxValue + 1L),
        Of(9_007_199_254_740_991),
        Of(9_007_199_254_740_993),
        Of(long.MaxValue),
        Of(long.MinValue),
    ];

    // The nearest value of each type.
    private static Message Of(long value) => new()
    {
        Int8 = (sbyte)Math.Clamp(value, sbyte.MinValue, sbyte.MaxValue),
        UInt8 = (byte)Math.Clamp(value, byte.MinValue, byte.MaxValue),
        Int16 = (short)Math.Clamp(value, short.MinValue, short.MaxValue),
        UInt16 = (ushort)Math.Clamp(value, ushort.MinValue, ushort.MaxValue),
        Int32 = (int)Math.Clamp(value, int.MinValue, int.MaxValue),
        UInt32 = (uint)Math.Clamp(value, uint.MinValue, uint.MaxValue),
        Int64 = value,
    };
}
#endif
