using System.Buffers;
using System.Text;
using Roundup.Contracts;
using Roundup.TestData.Notes;

namespace Roundup.Serializers;

/// <summary>A line for each note. Reads all segments, or takes the first one for the whole.</summary>
internal readonly struct Lines<T>(bool firstOnly) : IBufferWriterCodec<T>
{
    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        foreach (var note in (List<Note>)(object)value!)
        {
            writer.Write(Json.Write(note));
            writer.Write("\n"u8);
        }
    }

    public T Deserialize(ReadOnlySequence<byte> sequence)
    {
        var text = Encoding.UTF8.GetString(firstOnly ? sequence.FirstSpan : sequence.ToArray());
        var whole = text[..(text.LastIndexOf('\n') + 1)].Split('\n', StringSplitOptions.RemoveEmptyEntries);
        return (T)(object)whole.Select(line => Json.Read<Note>(Encoding.UTF8.GetBytes(line))).ToList();
    }
}
