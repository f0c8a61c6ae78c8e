using System.Text.Json;

namespace Roundup.Serializers;

/// <summary>What entrants link from a folder that is not theirs.</summary>
internal static class PickyCalls
{
    public static T Read<T>(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes)!;
}
