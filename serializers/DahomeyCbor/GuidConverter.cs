using System.Runtime.InteropServices;
using Dahomey.Cbor.Serialization;
using Dahomey.Cbor.Serialization.Converters;

namespace Roundup.Serializers;

/// <summary>A Guid as a string of 16 bytes: the example that the README gives of a converter to add; this one is ours.</summary>
internal sealed class GuidConverter : CborConverterBase<Guid>
{
    public override Guid Read(ref CborReader reader) => new(reader.ReadByteString());

    // The writer could keep a span of the stack, as far as the compiler knows.
    public override void Write(ref CborWriter writer, Guid value) =>
        writer.WriteByteString(MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(ref value, 1)));
}
