using Roundup.Catalogue;

namespace Roundup.OwnData.Source;

internal static class SourceTypes
{
    /// <summary>Reads the source, finds the root type, and leaves out the files of a folder that the root type does not need.</summary>
    /// <param name="path">The file or folder, absolute.</param>
    /// <param name="type">The root type; null: the type that no other type contains.</param>
    /// <param name="ignored">Paths of members that are left out.</param>
    /// <exception cref="RoundupException">There is no such source, or no root type in it.</exception>
    public static OwnModel Read(string path, string? type, IReadOnlyList<string> ignored)
    {
        var files = SourceFiles.Read(path);
        var types = DeclaredType.Of(files);
        var root = new SourceRootFinder(path, types).Find(type);
        var name = type is not null && type.Contains('<', StringComparison.Ordinal) ? type : root.FullName;
        return new(path, name, [.. Needed(files, types, root).Select(file => file.Text)]) { Ignored = ignored };
    }

    /// <summary>The files of the types that the root type contains, those of the names in these files, and so on; in their order.</summary>
    private static IEnumerable<SourceFile> Needed(
        IReadOnlyList<SourceFile> files, IReadOnlyList<DeclaredType> types, DeclaredType root)
    {
        var declared = types.ToLookup(type => type.Name, type => type.File);
        var contained = new TypeGraph(types).Contained(root, isRoot: true);
        var needed = new HashSet<SourceFile>();
        var waiting = new Queue<SourceFile>(
            files.Where(file => file.HasGlobalUsings).Concat(contained.SelectMany(name => declared[name])));
        while (waiting.TryDequeue(out var file))
        {
            if (needed.Add(file))
            {
                var mentioned = file.Names.SelectMany(name => declared[name].Concat(declared[name + "Attribute"]));
                foreach (var other in mentioned)
                {
                    waiting.Enqueue(other);
                }
            }
        }

        return files.Where(needed.Contains);
    }
}
