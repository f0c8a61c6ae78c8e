using System.Security.Cryptography;
using System.Text;

namespace Roundup.Engine.Files;

// SHA-256 of texts, files and folders, as lower-case hexadecimal digits.
internal static class ContentHash
{
    public static string OfText(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)));

    public static string OfFile(string file)
    {
        using var stream = File.OpenRead(file);
        return Convert.ToHexStringLower(SHA256.HashData(stream));
    }

    // The hash of each file by its path within the folder, separated by /; empty where the folder is missing.
    public static SortedDictionary<string, string> OfFolder(string folder) => !Directory.Exists(folder) ? [] : new(
        Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .ToDictionary(file => Path.GetRelativePath(folder, file).Replace('\\', '/'), OfFile),
        StringComparer.Ordinal);

    // The first file that was added, removed or changed since the hashes were taken; null where there is none.
    public static string? FirstChange(string folder, IReadOnlyDictionary<string, string> hashes)
    {
        var now = OfFolder(folder);
        return now.Keys.Union(hashes.Keys).FirstOrDefault(file => now.GetValueOrDefault(file) != hashes.GetValueOrDefault(file));
    }
}
