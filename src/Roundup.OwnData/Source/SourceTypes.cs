using System.IO.Enumeration;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Source;

internal static class SourceTypes
{
    // Leaves out the files of a folder that the root type does not need.
    // path: absolute.
    // type: RootChoice chooses where it is null.
    // members: those of the sample; null without a sample.
    public static OwnModel Read(string path, string? type, IReadOnlyList<string> ignored, IReadOnlyList<string>? members = null) =>
        Of(path, SourceFiles.Read(path), type, ignored, members);

    public static OwnModel Of(
        string path, IReadOnlyList<ModelText> files, string? type, IReadOnlyList<string> ignored, IReadOnlyList<string>? members)
    {
        var compiled = Compiled(files);
        var root = new RootChoice(path, compiled.Compilation.Assembly, compiled.Types).Find(type, members ?? []);
        var name = type is not null && type.Contains('<', StringComparison.Ordinal) ? type : DeclaredTypes.FullName(root);
        var needed = Needed(compiled, root);
        return new(path, name, [.. files.Zip(compiled.Trees).Where(pair => needed.Contains(pair.Second)).Select(pair => pair.First)])
        {
            Ignored = ignored,
        };
    }

    private static CompiledSource Compiled(IReadOnlyList<ModelText> files)
    {
        try
        {
            return CompiledSource.Of(new("Own", "", Document: false, [.. files.Select(file => new ModelFile(file.Path, file.Text))]));
        }
        catch (ModelException e)
        {
            throw DataError.Create(e);
        }
    }

    // The files of the types that the root type contains, those of the names in these files, and so on.
    private static HashSet<SyntaxTree> Needed(CompiledSource compiled, INamedTypeSymbol root)
    {
        var declared = compiled.Types.SelectMany(type => type.DeclaringSyntaxReferences.Select(one => (type.Name, one.SyntaxTree)))
            .ToLookup(pair => pair.Name, pair => pair.SyntaxTree);
        var needed = new HashSet<SyntaxTree>();
        var waiting = new Queue<SyntaxTree>(compiled.Trees.Where(HasGlobalUsings)
            .Concat(new TypeGraph(compiled.Types, isWide: true).From(root).SelectMany(type => declared[type.Name])));
        while (waiting.TryDequeue(out var file))
        {
            if (needed.Add(file))
            {
                var names = file.GetRoot().DescendantTokens().Where(token => token.IsKind(SyntaxKind.IdentifierToken))
                    .Select(token => token.ValueText).Distinct();
                foreach (var other in names.SelectMany(name => declared[name].Concat(declared[name + "Attribute"])))
                {
                    waiting.Enqueue(other);
                }
            }
        }

        return needed;
    }

    private static bool HasGlobalUsings(SyntaxTree file) =>
        file.GetCompilationUnitRoot().Usings.Any(directive => !directive.GlobalKeyword.IsKind(SyntaxKind.None));
}

internal static class SourceFiles
{
    private const int MostFiles = 5_000;

    private static readonly string[] s_buildFolders = ["bin", "obj"];

    // Reads one file, or all files of a folder or project except those that a build wrote.
    public static IReadOnlyList<ModelText> Read(string path)
    {
        DataFileKind.Source.Check(path);
        var project = ProjectFile.Of(path);
        string[] files = File.Exists(path) && project is null ? [path]
            : project is not null || Directory.Exists(path)
                ? [.. (project?.Files(Below) ?? Below(path)).Order(StringComparer.Ordinal).Take(MostFiles + 1)]
            : throw DataError.InFile(path, "there is no such file or folder; check the path");
        if (files.Length == 0)
        {
            throw DataError.InFile(path, "the folder has no .cs file; name the one that declares your types");
        }

        if (files.Length > MostFiles)
        {
            throw DataError.InFile(path, $"the folder has more than {MostFiles} .cs files; name one below it, or a file");
        }

        var defined = string.Concat(project?.Symbols().Select(symbol => $"#define {symbol}\n") ?? []);
        var read = files.Select(One).Select(file => Defined(file, defined));
        return [.. project is null ? read : read.Append(project.Usings())];
    }

    private static IEnumerable<string> Below(string folder)
    {
        var options = new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true };
        return new FileSystemEnumerable<string>(folder, (ref FileSystemEntry entry) => entry.ToFullPath(), options)
        {
            ShouldIncludePredicate = (ref FileSystemEntry entry) =>
                !entry.IsDirectory && FileSystemName.MatchesSimpleExpression("*.cs", entry.FileName),

            // A link may lead to the folder itself, or to all files of the machine.
            ShouldRecursePredicate = (ref FileSystemEntry entry) =>
                entry.ToFileSystemInfo().LinkTarget is null && !IsOfBuild(entry.FileName.ToString()),
        };
    }

    // The file with the symbols of its project, so that it needs no option of a compiler; its lines keep their numbers.
    private static ModelText Defined(ModelText file, string defined) =>
        defined.Length == 0 || !file.Text.Contains("#if", StringComparison.Ordinal) ? file
            : file with { Text = $"{defined}#line 1\n{file.Text}" };

    private static bool IsOfBuild(string name) => s_buildFolders.Contains(name, StringComparer.OrdinalIgnoreCase) || name.StartsWith('.');

    private static ModelText One(string path)
    {
        try
        {
            return new(path, BoundedFile.Text(path, FileLimits.WrittenFileBytes));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(path, $"it cannot be read ({e.Message.TrimEnd('.')})");
        }
    }
}
