using System.Diagnostics;

namespace Roundup.Engine.Building;

/// <summary>The version of a library that is built from source, or taken as an assembly, and not from a package.</summary>
internal static class SourceVersion
{
    /// <summary>Digits of a commit, as Git shortens it.</summary>
    private const int CommitDigits = 7;

    /// <summary>The version of the first project or assembly that a project refers to, with its commit where the build knows it.</summary>
    /// <param name="projectFile">The entrant's project file, absolute.</param>
    /// <param name="output">The folder of what was built.</param>
    /// <returns>Null where the project refers to none.</returns>
    public static string? Of(string projectFile, string output)
    {
        var paths = ProjectPaths.Read(projectFile);
        var library = paths.Projects.Concat(paths.Assemblies)
            .Select(path => Path.Combine(output, Path.GetFileNameWithoutExtension(path) + ".dll"))
            .FirstOrDefault(File.Exists);
        return library is null ? null : Short(FileVersionInfo.GetVersionInfo(library).ProductVersion);
    }

    /// <summary>A version with at most the first digits of its commit.</summary>
    internal static string? Short(string? version)
    {
        var parts = version?.Split('+', 2) ?? [];
        return parts.Length < 2 ? version : $"{parts[0]}+{parts[1][..Math.Min(parts[1].Length, CommitDigits)]}";
    }
}
