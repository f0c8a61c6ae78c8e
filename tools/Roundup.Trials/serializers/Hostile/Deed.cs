using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>What a row does beside its work.</summary>
/// <param name="Writing">Before each Serialize; null: nothing.</param>
/// <param name="Reading">Before each Deserialize; null: nothing.</param>
internal sealed record Deed(Action? Writing = null, Action? Reading = null)
{
    /// <summary>Something that is done in the first call only.</summary>
    public static Action Once(Action deed) => At(1, deed);

    /// <summary>Something that is done in one call, counted from 1.</summary>
    public static Action At(int call, Action deed)
    {
        var calls = 0;
        return () =>
        {
            if (++calls == call)
            {
                deed();
            }
        };
    }
}

/// <summary>Works well, but for its deed.</summary>
internal readonly struct Doing<T>(Deed deed) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        deed.Writing?.Invoke();
        return JsonSerializer.SerializeToUtf8Bytes(value);
    }

    public T Deserialize(byte[] bytes)
    {
        deed.Reading?.Invoke();
        return JsonSerializer.Deserialize<T>(bytes)!;
    }
}
