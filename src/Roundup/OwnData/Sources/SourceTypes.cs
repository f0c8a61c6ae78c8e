using Roundup.Catalogue.Definitions;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData.Sources;

/// <summary>Types in C# source.</summary>
/// <param name="path">The file or folder, absolute.</param>
/// <param name="rootType">The full name of the root type.</param>
/// <param name="files">The files that it needs.</param>
/// <param name="ignored">Paths of members that are left out.</param>
internal sealed class SourceTypes(string path, string rootType, IReadOnlyList<ModelText> files, IReadOnlyList<string> ignored) : IOwnModel
{
    /// <inheritdoc/>
    public string Origin => path;

    /// <inheritdoc/>
    public string RootType => rootType;

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> Files => files;

    /// <inheritdoc/>
    public IReadOnlyList<string> Ignored => ignored;

    /// <summary>Reads the source, finds the root, and leaves out the files of a folder that the root does not need.</summary>
    /// <param name="path">The file or folder, absolute.</param>
    /// <param name="type">The root type; null: the one that no other holds.</param>
    /// <param name="ignored">Paths of members that are left out.</param>
    /// <exception cref="Roundup.Catalogue.RoundupException">There is no such source, or no root type in it.</exception>
    public static SourceTypes Read(string path, string? type, IReadOnlyList<string> ignored)
    {
        var files = SourceFiles.Read(path);
        var types = DeclaredType.Of(files);
        var root = new RootFinder(path, types).Find(type);
        var name = type is not null && type.Contains('<', StringComparison.Ordinal) ? type : root.FullName;
        return new(path, name, [.. Needed(files, types, root).Select(file => file.Text)], ignored);
    }

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) => [];

    /// <summary>The files of the types that the root holds, those of the names in them, and so on; in their order.</summary>
    private static IEnumerable<SourceFile> Needed(
        IReadOnlyList<SourceFile> files, IReadOnlyList<DeclaredType> types, DeclaredType root)
    {
        var declared = types.ToLookup(type => type.Name, type => type.File);
        var reached = new TypeGraph(types).Reached(root, isRoot: true);
        var needed = new HashSet<SourceFile>();
        var waiting = new Queue<SourceFile>(files.Where(file => file.HasGlobalUsings).Concat(reached.SelectMany(name => declared[name])));
        while (waiting.TryDequeue(out var file))
        {
            if (needed.Add(file))
            {
                var mentioned = file.Words.SelectMany(word => declared[word].Concat(declared[word + "Attribute"]));
                foreach (var other in mentioned)
                {
                    waiting.Enqueue(other);
                }
            }
        }

        return files.Where(needed.Contains);
    }
}
