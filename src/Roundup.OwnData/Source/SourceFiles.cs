using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;

namespace Roundup.OwnData.Source;

internal static class SourceFiles
{
    private const int MostFiles = 5_000;

    private static readonly string[] s_buildFolders = ["bin", "obj"];

    /// <summary>Reads one file, or all files of a folder except those that a build wrote.</summary>
    public static IReadOnlyList<ModelText> Read(string path)
    {
        DataFileKind.Source.Check(path);
        string[] files = File.Exists(path) ? [path]
            : Directory.Exists(path) ? [.. Below(path).Order(StringComparer.Ordinal).Take(MostFiles + 1)]
            : throw DataError.InFile(path, "there is no such file or folder; check the path");
        if (files.Length == 0)
        {
            throw DataError.InFile(path, "the folder has no .cs file; name the one that declares your types");
        }

        if (files.Length > MostFiles)
        {
            throw DataError.InFile(path, $"the folder has more than {MostFiles} .cs files; name one below it, or a file");
        }

        return [.. files.Select(One)];
    }

    private static IEnumerable<string> Below(string folder)
    {
        var options = new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true, MatchType = MatchType.Simple };
        return Directory.EnumerateFiles(folder, "*.cs", options)
            .Where(file => !Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)[..^1].Any(IsOfBuild));
    }

    private static bool IsOfBuild(string name) => s_buildFolders.Contains(name, StringComparer.OrdinalIgnoreCase) || name.StartsWith('.');

    private static ModelText One(string path)
    {
        try
        {
            return new(path, File.ReadAllText(path));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(path, $"it cannot be read ({e.Message.TrimEnd('.')})");
        }
    }
}
