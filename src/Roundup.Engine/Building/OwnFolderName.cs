using System.Security.Cryptography;
using System.Text;

namespace Roundup.Engine.Building;

/// <summary>A short name for a folder of the user's own, in the names of what is built.</summary>
internal static class OwnFolderName
{
    private const int Digits = 8;

    /// <summary>The name: a part of the hash of the path, so that two folders have two names.</summary>
    /// <param name="folder">The folder, absolute.</param>
    public static string Of(string folder) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(folder)))[..Digits];
}
