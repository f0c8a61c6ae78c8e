using System.Runtime.CompilerServices;

namespace Roundup.ModelCompiler.Tests;

/// <summary>
/// An entrant whose package is on no source is never compiled, and its result is the missing package: its syntax is checked here.
/// </summary>
public class EntrantSyntaxTests
{
    [Theory]
    [InlineData("NET")]
    [InlineData("NETFRAMEWORK")]
    public void Each_source_of_a_serializer_or_compressor_is_valid_syntax(string symbol)
    {
        var options = CSharpParseOptions.Default.WithPreprocessorSymbols(symbol);
        string[] files = [.. new[] { "serializers", "compressors" }.SelectMany(folder => Directory.EnumerateFiles(
            Path.Combine(Root(), folder), "*.cs", new EnumerationOptions { RecurseSubdirectories = true, MaxRecursionDepth = 1 }))];

        files.Length.ShouldBeGreaterThan(50);
        files.SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), options, file).GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
            .Select(diagnostic => diagnostic.ToString())
            .ShouldBeEmpty();
    }

    private static string Root([CallerFilePath] string source = "") => Path.Combine(Path.GetDirectoryName(source)!, "../..");
}
