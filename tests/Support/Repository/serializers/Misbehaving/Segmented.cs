using System.Buffers;
using System.Collections;
using System.Text;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>A line for each element of a list. Reads all segments, or takes the first one for the whole.</summary>
internal readonly struct Lines<T>(bool firstOnly) : IBufferWriterCodec<T>
{
    private static readonly Type s_element = typeof(T).GenericTypeArguments.FirstOrDefault(typeof(object));

    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        foreach (var element in (IList)value!)
        {
            writer.Write(JsonSerializer.SerializeToUtf8Bytes(element, s_element));
            writer.Write("\n"u8);
        }
    }

    public T Deserialize(ReadOnlySequence<byte> sequence)
    {
        var text = Encoding.UTF8.GetString(firstOnly ? sequence.FirstSpan : sequence.ToArray());
        var list = (IList)Activator.CreateInstance<T>()!;
        foreach (var line in text[..(text.LastIndexOf('\n') + 1)].Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            list.Add(JsonSerializer.Deserialize(line, s_element));
        }

        return (T)list;
    }
}
