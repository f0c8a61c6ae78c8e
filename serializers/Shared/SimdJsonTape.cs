using SimdJsonSharp;

namespace Roundup.Serializers;

/// <summary>Reads the value at the tape's position, and leaves the tape at the value's last token.</summary>
public delegate T SimdJsonReader<T>(ref ParsedJsonIterator json);

/// <summary>Helpers for the code that the model compiler generates.</summary>
public static class SimdJsonTape
{
    public static bool IsNull(ref ParsedJsonIterator json) => json.CurrentType == 'n';

    /// <summary>A number without a fraction is an integer on the tape.</summary>
    public static double Number(ref ParsedJsonIterator json) => json.IsInteger ? json.GetInteger() : json.GetDouble();

    /// <summary>Moves to the value of the next member; false at the end of the object.</summary>
    public static unsafe bool NextMember(ref ParsedJsonIterator json, out ReadOnlySpan<byte> name)
    {
        if (!json.MoveForward() || json.CurrentType == '}')
        {
            name = default;
            return false;
        }

        name = new ReadOnlySpan<byte>(json.GetUtf8String(), (int)json.GetUtf8StringLength());
        return json.MoveForward();
    }

    public static List<T>? List<T>(ref ParsedJsonIterator json, SimdJsonReader<T> read)
    {
        if (IsNull(ref json))
        {
            return null;
        }

        var list = new List<T>();
        while (json.MoveForward() && json.CurrentType != ']')
        {
            list.Add(read(ref json));
        }

        return list;
    }

    public static Dictionary<string, T>? Map<T>(ref ParsedJsonIterator json, SimdJsonReader<T> read)
    {
        if (IsNull(ref json))
        {
            return null;
        }

        var map = new Dictionary<string, T>();
        while (json.MoveForward() && json.CurrentType != '}')
        {
            var key = json.GetUtf16String();
            json.MoveForward();
            map.Add(key, read(ref json));
        }

        return map;
    }

    /// <summary>Skips a value that the model does not have.</summary>
    public static void Skip(ref ParsedJsonIterator json)
    {
        for (var open = Opens(json.CurrentType); open > 0 && json.MoveForward();)
        {
            open += Opens(json.CurrentType);
        }
    }

    private static int Opens(byte token) => token is (byte)'{' or (byte)'[' ? 1 : token is (byte)'}' or (byte)']' ? -1 : 0;
}
