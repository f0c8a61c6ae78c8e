using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Sources;

/// <summary>The files of a model, compiled against the framework. Each step of the preparation returns a new instance.</summary>
internal sealed class CompiledSource
{
    private IReadOnlyList<INamedTypeSymbol>? _types;
    private IReadOnlyList<Diagnostic>? _errors;

    private CompiledSource(string dataset, IReadOnlyList<SyntaxTree> trees, SyntaxTree? usings)
    {
        Dataset = dataset;
        Trees = trees;
        Usings = usings;
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: false);
        Compilation = CSharpCompilation.Create(
            dataset + ".Model", usings is null ? trees : trees.Append(usings), Framework.References, options);
    }

    public string Dataset { get; }

    /// <summary>The syntax trees of the files, in order.</summary>
    public IReadOnlyList<SyntaxTree> Trees { get; }

    /// <summary>The implicit usings of a project, if the model needs them; otherwise null.</summary>
    public SyntaxTree? Usings { get; }

    public CSharpCompilation Compilation { get; }

    /// <summary>All types that the source declares.</summary>
    public IReadOnlyList<INamedTypeSymbol> Types => _types ??= DeclaredTypes.Of(Compilation, Trees);

    public IReadOnlyList<INamedTypeSymbol> Declared => field ??= [.. Types.Where(type => type.TypeKind != TypeKind.Enum)];

    public IReadOnlyList<Diagnostic> Errors() =>
        _errors ??= [.. Compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];

    /// <summary>Parses the files as their author wrote them.</summary>
    public static CompiledSource Of(ModelSource source)
    {
        var trees = source.Files.Select(file => CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions, file.Path)).ToList();
        SourceErrors.Throw(trees
            .SelectMany(tree => tree.GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        return new(source.Dataset, trees, usings: null);
    }

    /// <summary>The source after some edits.</summary>
    public CompiledSource With(SourceEdits edits) =>
        edits.IsEmpty ? this : new(Dataset, [.. Trees.Select(tree => tree.WithChangedText(edits.Apply(tree)))], Usings);

    /// <summary>The source with implicit usings; without them for null.</summary>
    public CompiledSource WithUsings(string? usings) =>
        new(Dataset, Trees, usings is null ? null : CSharpSyntaxTree.ParseText(usings, Framework.ParseOptions));
}
