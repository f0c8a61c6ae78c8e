using System.Buffers;
using Newtonsoft.Json;

namespace Roundup.Serializers;

/// <summary>The shared pool as the library's interface, as its documentation shows it.</summary>
internal sealed class JsonArrayPool : IArrayPool<char>
{
    public static readonly JsonArrayPool Instance = new();

    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    public void Return(char[]? array)
    {
        if (array is not null)
        {
            ArrayPool<char>.Shared.Return(array);
        }
    }
}
