using Dahomey.Cbor.Serialization;
using Dahomey.Cbor.Serialization.Converters;

namespace Roundup.Serializers;

/// <summary>A Guid as a string of 16 bytes: the example that the README gives of a converter to add; this one is ours.</summary>
internal sealed class GuidConverter : CborConverterBase<Guid>
{
    public override Guid Read(ref CborReader reader) => new(reader.ReadByteString());

    public override void Write(ref CborWriter writer, Guid value)
    {
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes);
        writer.WriteByteString(bytes);
    }
}
