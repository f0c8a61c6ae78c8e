using System.Text.Json;

namespace Roundup.Serializers;

/// <summary>What the rows do where they do right.</summary>
internal static class Json
{
    public static byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

    public static T Read<T>(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes)!;
}

/// <summary>Counts calls.</summary>
internal sealed class Counter
{
    public int Calls { get; set; }
}
