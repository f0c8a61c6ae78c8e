using System.Security.Cryptography;

namespace Roundup.Engine.Building;

/// <summary>The contents of a folder, to notice what has changed since.</summary>
internal static class FileHashes
{
    /// <summary>The SHA-256 of each file, by its path within the folder with / as separator; empty where there is no folder.</summary>
    public static SortedDictionary<string, string> Of(string folder) => !Directory.Exists(folder) ? [] : new(
        Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .ToDictionary(file => Path.GetRelativePath(folder, file).Replace('\\', '/'), OfFile),
        StringComparer.Ordinal);

    /// <summary>The first file that is missing, was added or is another one; null where all are as they were.</summary>
    public static string? Changed(string folder, IReadOnlyDictionary<string, string> known)
    {
        var now = Of(folder);
        return now.Keys.Union(known.Keys).FirstOrDefault(file => now.GetValueOrDefault(file) != known.GetValueOrDefault(file));
    }

    /// <summary>The SHA-256 of one file.</summary>
    public static string OfFile(string file)
    {
        using var stream = File.OpenRead(file);
        return Convert.ToHexStringLower(SHA256.HashData(stream));
    }
}
