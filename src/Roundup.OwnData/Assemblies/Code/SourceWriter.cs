using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Emit;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using Roundup.OwnData.Code;
using Roundup.Results.Texts;

namespace Roundup.OwnData.Assemblies.Code;

internal static class SourceWriter
{
    public static string Write(LoadedTypes loaded, IReadOnlyList<TypePlan> plans, WrittenTypeNames names, AssemblyDiagnostics diagnostics)
    {
        var full = Write(loaded, plans, names, new TypeReferences(names, isFull: true), diagnostics);
        var check = new SourceCheck(loaded, full);
        if (check.Error is { } error)
        {
            throw DataError.Create($"{loaded.File}: its types cannot be written as C# ({error}): give their source with --model instead.");
        }

        var readable = Write(loaded, plans, names, new TypeReferences(names, isFull: false), diagnostics);
        var other = new SourceCheck(loaded, readable);
        return other.Error is null && other.MeansTheSame(check) ? readable : full;
    }

    private static string Write(
        LoadedTypes loaded, IReadOnlyList<TypePlan> plans, WrittenTypeNames names, TypeReferences types, AssemblyDiagnostics diagnostics)
    {
        var code = new CodeWriter();
        var writer = new TypeWriter(
            code, names, types, new AttributeWriter(loaded, names, types, diagnostics), loaded, diagnostics);
        var spaces = TypeNode.Of(plans).GroupBy(node => WrittenTypeNames.Namespace(node.Symbol)).ToList();
        foreach (var space in spaces)
        {
            var isBlock = space.Key.Length > 0 && spaces.Count > 1;
            code.Gap();
            var name = $"namespace {CSharpName.Dotted(space.Key)}";
            if (space.Key.Length > 0 && !isBlock)
            {
                code.Line(name + ";");
            }

            using (isBlock ? code.Block(name) : null)
            {
                foreach (var node in space)
                {
                    writer.Write(node);
                }
            }
        }

        var usings = types.Usings.Where(space => spaces.Count > 1 || space != spaces[0].Key)
            .OrderByDescending(space => space == "System" || space.StartsWith("System.", StringComparison.Ordinal))
            .Select(space => $"using {CSharpName.Dotted(space)};\n");
        var head = string.Concat(usings);
        return $"// Read from {Visible.Line(loaded.File)}.\n\n{head}{(head.Length > 0 ? "\n" : "")}{code}";
    }
}

// Compiles the written source, to see that each name means what it means in the assembly.
internal sealed class SourceCheck
{
    private static readonly SymbolDisplayFormat s_everything = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMemberOptions(
            SymbolDisplayMemberOptions.IncludeType | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeContainingType)
        .WithParameterOptions(SymbolDisplayParameterOptions.IncludeType);

    private readonly CSharpCompilation _compilation;

    public SourceCheck(LoadedTypes loaded, string source)
    {
        var tree = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Latest));
        _compilation = CSharpCompilation.Create("Roundup.Written", [tree], loaded.Foreign, loaded.Compilation.Options);
        Error = _compilation.GetDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error
            ? $"{error.Id}: {error.GetMessage().TrimEnd('.')}"
            : null;
    }

    public string? Error { get; }

    public bool MeansTheSame(SourceCheck other) => Meaning(_compilation).SequenceEqual(Meaning(other._compilation));

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
