using System.Formats.Cbor;

namespace Roundup.Serializers;

/// <summary>What the model compiler generates for each type of the model (flavour cbor).</summary>
public interface ICborCodec<T>
{
    void Write(CborWriter writer, T? value);

    T? Read(CborReader reader);
}
