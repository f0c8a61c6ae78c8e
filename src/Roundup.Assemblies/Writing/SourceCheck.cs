using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Assemblies.Loading;

namespace Roundup.Assemblies.Writing;

/// <summary>Compiles what was written: without that nobody knows whether each name means what it should.</summary>
internal static class SourceCheck
{
    /// <summary>The first error; null: there is none.</summary>
    public static string? Error(LoadedTypes loaded, string source)
    {
        var tree = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Latest));
        var compilation = CSharpCompilation.Create("Roundup.Written", [tree], loaded.Foreign, loaded.Compilation.Options);
        return compilation.GetDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error
            ? $"{error.Id}: {error.GetMessage().TrimEnd('.')}"
            : null;
    }
}
