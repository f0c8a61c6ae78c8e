using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;

namespace Roundup.Cli.OwnData.Sources;

/// <summary>The C# files that <c>--model</c> names.</summary>
internal static class SourceFiles
{
    private const int MostFiles = 5_000;

    private static readonly string[] s_built = ["bin", "obj"];

    /// <summary>Reads one file, or all of a folder but those that a build has written.</summary>
    /// <param name="path">The file or folder, absolute.</param>
    /// <exception cref="RoundupException">There is none, it cannot be read, or it is not C#.</exception>
    public static IReadOnlyList<SourceFile> Read(string path)
    {
        string[] files = File.Exists(path) ? [path]
            : Directory.Exists(path) ? [.. Below(path).Order(StringComparer.Ordinal).Take(MostFiles + 1)]
            : throw Refused(path, "there is no such file or folder; check the path");
        if (files.Length == 0)
        {
            throw Refused(path, "the folder has no .cs file; name the one that declares your types");
        }

        if (files.Length > MostFiles)
        {
            throw Refused(path, $"the folder has more than {MostFiles} .cs files; name one below it, or a file");
        }

        return [.. files.Select(One)];
    }

    private static IEnumerable<string> Below(string folder)
    {
        var options = new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true, MatchType = MatchType.Simple };
        return Directory.EnumerateFiles(folder, "*.cs", options)
            .Where(file => !Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)[..^1].Any(IsBuilt));
    }

    private static bool IsBuilt(string name) => s_built.Contains(name, StringComparer.OrdinalIgnoreCase) || name.StartsWith('.');

    private static SourceFile One(string path)
    {
        string text;
        try
        {
            text = File.ReadAllText(path);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw Refused(path, $"it cannot be read ({e.Message.TrimEnd('.')})");
        }

        var tree = CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Latest, DocumentationMode.None), path);
        if (tree.GetDiagnostics().FirstOrDefault(problem => problem.Severity == DiagnosticSeverity.Error) is { } error)
        {
            var place = error.Location.GetLineSpan().StartLinePosition;
            throw new RoundupException(
                ExitCode.Usage,
                $"{path}({place.Line + 1},{place.Character + 1}): {error.GetMessage().TrimEnd('.')}; "
                    + "--model takes C# source that compiles.");
        }

        return new(new(path, text), tree.GetCompilationUnitRoot());
    }

    private static RoundupException Refused(string path, string cause) => new(ExitCode.Usage, $"{path}: {cause}.");
}
