using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Keeps each text that it has not read before, as caches of names do.</summary>
internal readonly struct KeepsNames<T>(HashSet<string> names) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes)
    {
        names.Add(System.Text.Encoding.UTF8.GetString(bytes));
        return Json.Read<T>(bytes);
    }
}

/// <summary>Lets the value keep something, as a dictionary does for whoever asks it for its keys.</summary>
internal readonly struct KeepsInValue<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        foreach (var member in typeof(T).GetProperties().Where(member => member.PropertyType == typeof(IReadOnlyList<string>)))
        {
            member.SetValue(value, new List<string>((IReadOnlyList<string>)member.GetValue(value)!) { Capacity = 1000 });
        }

        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Keeps something of every call.</summary>
internal readonly struct KeepsCalls<T>(List<object> calls) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        calls.Add(new object());
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
