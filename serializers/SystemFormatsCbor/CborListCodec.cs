using System.Formats.Cbor;

namespace Roundup.Serializers;

/// <summary>A list of roots is an array.</summary>
public sealed class CborListCodec<T>(ICborCodec<T> element) : ICborCodec<List<T>>
{
    public void Write(CborWriter writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteStartArray(value.Count);
        foreach (var item in value)
        {
            element.Write(writer, item);
        }

        writer.WriteEndArray();
    }

    public List<T>? Read(CborReader reader)
    {
        if (reader.PeekState() == CborReaderState.Null)
        {
            reader.ReadNull();
            return null;
        }

        var list = new List<T>(reader.ReadStartArray() ?? 0);
        while (reader.PeekState() != CborReaderState.EndArray)
        {
            list.Add(element.Read(reader)!);
        }

        reader.ReadEndArray();
        return list;
    }
}
