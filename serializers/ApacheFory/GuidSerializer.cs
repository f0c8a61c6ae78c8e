using Apache.Fory;

namespace Roundup.Serializers;

/// <summary>A Guid as 16 bytes. The documentation shows how to write a custom serializer; this one is ours.</summary>
internal sealed class GuidSerializer : Serializer<Guid>
{
    public override void WriteData(WriteContext context, in Guid value, bool hasGenerics)
    {
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes);
        context.Writer.WriteBytes(bytes);
    }

    public override Guid ReadData(ReadContext context) => new(context.Reader.ReadSpan(16));
}
