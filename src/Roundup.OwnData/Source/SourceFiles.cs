using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Source;

internal static class SourceFiles
{
    private const int MostFiles = 5_000;

    private static readonly string[] s_buildFolders = ["bin", "obj"];

    /// <summary>Reads one file, or all files of a folder except those that a build wrote.</summary>
    /// <param name="path">The file or folder, absolute.</param>
    /// <exception cref="RoundupException">There is none, it cannot be read, or it is not C#.</exception>
    public static IReadOnlyList<SourceFile> Read(string path)
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

    private static SourceFile One(string path)
    {
        string text;
        try
        {
            text = File.ReadAllText(path);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(path, $"it cannot be read ({e.Message.TrimEnd('.')})");
        }

        var tree = CSharpSyntaxTree.ParseText(text, Framework.ParseOptions, path);
        if (tree.GetDiagnostics().FirstOrDefault(problem => problem.Severity == DiagnosticSeverity.Error) is { } error)
        {
            var place = error.Location.GetLineSpan().StartLinePosition;
            throw DataError.At(
                path, place.Line + 1, place.Character + 1, $"{error.GetMessage().TrimEnd('.')}; --model takes C# source that compiles");
        }

        return new(new(path, text), tree.GetCompilationUnitRoot());
    }
}

internal sealed record SourceFile(ModelText Text, CompilationUnitSyntax Root)
{
    private readonly Lazy<HashSet<string>> names = new(() =>
        [.. Root.DescendantTokens().Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.ValueText)]);

    /// <summary>All identifiers in the file.</summary>
    public IReadOnlySet<string> Names => names.Value;

    public bool HasGlobalUsings => Root.Usings.Any(directive => !directive.GlobalKeyword.IsKind(SyntaxKind.None));
}
