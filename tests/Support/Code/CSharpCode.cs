using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.Tests.Support;

/// <summary>C# that a test compiles in this process.</summary>
internal static class CSharpCode
{
    /// <summary>The framework, and what the tests refer to. Read once: all compilations share what Roslyn derives from them.</summary>
    public static IReadOnlyList<MetadataReference> References { get; } =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>The framework alone.</summary>
    public static IReadOnlyList<MetadataReference> Framework { get; } =
        [.. References.Where(one => Path.GetDirectoryName(one.Display) == Path.GetDirectoryName(typeof(object).Assembly.Location))];

    /// <summary>Compiles to a file; fails with what the compiler says from a severity on.</summary>
    public static string Compile(
        string file,
        IEnumerable<string> sources,
        IEnumerable<MetadataReference>? references = null,
        OutputKind kind = OutputKind.DynamicallyLinkedLibrary,
        DiagnosticSeverity worst = DiagnosticSeverity.Error)
    {
        var options = new CSharpCompilationOptions(kind, nullableContextOptions: NullableContextOptions.Enable, deterministic: true);
        var trees = sources.Select(source => CSharpSyntaxTree.ParseText(source));
        var result = CSharpCompilation.Create(Path.GetFileNameWithoutExtension(file), trees, references ?? References, options).Emit(file);
        result.Diagnostics.Where(found => found.Severity >= worst).ShouldBeEmpty();
        return file;
    }
}
