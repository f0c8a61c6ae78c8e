using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.OwnData.Assemblies.Code;

/// <summary>Compiles the written source, to see that each name means what it means in the assembly.</summary>
internal sealed class SourceCheck
{
    private static readonly SymbolDisplayFormat s_everything = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMemberOptions(
            SymbolDisplayMemberOptions.IncludeType | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeContainingType)
        .WithParameterOptions(SymbolDisplayParameterOptions.IncludeType);

    private readonly CSharpCompilation compilation;

    public SourceCheck(LoadedTypes loaded, string source)
    {
        var tree = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Latest));
        compilation = CSharpCompilation.Create("Roundup.Written", [tree], loaded.Foreign, loaded.Compilation.Options);
        Error = compilation.GetDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error
            ? $"{error.Id}: {error.GetMessage().TrimEnd('.')}"
            : null;
    }

    public string? Error { get; }

    public bool MeansTheSame(SourceCheck other) => Meaning(compilation).SequenceEqual(Meaning(other.compilation));

    private static IEnumerable<string> Meaning(CSharpCompilation compilation)
    {
        var symbols = compilation.GetSymbolsWithName(_ => true, SymbolFilter.TypeAndMember)
            .Select(symbol => (Name: symbol.ToDisplayString(s_everything), Symbol: symbol))
            .OrderBy(pair => pair.Name, StringComparer.Ordinal);
        foreach (var (name, symbol) in symbols)
        {
            yield return name;
            foreach (var attribute in symbol.GetAttributes())
            {
                yield return attribute.ToString()!;
            }

            foreach (var from in (symbol as INamedTypeSymbol)?.Interfaces.Prepend((symbol as INamedTypeSymbol)?.BaseType) ?? [])
            {
                yield return from?.ToDisplayString(s_everything) ?? "";
            }
        }
    }
}
