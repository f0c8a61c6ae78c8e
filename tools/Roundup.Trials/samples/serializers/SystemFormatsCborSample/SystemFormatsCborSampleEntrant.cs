using System.Formats.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After dotnet/runtime, src/libraries/System.Formats.Cbor/src/PACKAGE.md (How to Use): a writer and a reader for each document. What is
/// written between the two is, there as here, code for the type.
/// </summary>
public sealed class SystemFormatsCborSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(model.Get<ICborCodec<T>>()));

    internal readonly struct Codec<T>(ICborCodec<T> type) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var cborWriter = new CborWriter(CborConformanceMode.Lax);
            type.Write(cborWriter, value);
            return cborWriter.Encode();
        }

        public T Deserialize(byte[] bytes)
        {
            var cborReader = new CborReader(bytes, CborConformanceMode.Lax);
            return type.Read(cborReader)!;
        }
    }
}
