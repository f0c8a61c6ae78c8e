using System.Text.Json;

namespace Roundup.Engine.Files;

/// <summary>What the engine remembers in a file of JSON: read only where it is whole and has all members.</summary>
internal static class JsonRecord
{
    /// <summary>Reads a record; null where there is none, it is of an earlier version, or somebody has changed it.</summary>
    public static T? Read<T>(string file, JsonSerializerOptions options)
        where T : class
    {
        try
        {
            return File.Exists(file) ? JsonSerializer.Deserialize<T>(File.ReadAllBytes(file), options) : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>Writes a record.</summary>
    public static void Write<T>(T record, string file, JsonSerializerOptions options) =>
        WholeFile.Write(file, JsonSerializer.SerializeToUtf8Bytes(record, options));
}
