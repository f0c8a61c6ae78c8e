using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>The files of a model at one stage of their preparation, compiled against the framework.</summary>
internal sealed class Stage
{
    private IReadOnlyList<INamedTypeSymbol>? _declared;
    private IReadOnlyList<Diagnostic>? _errors;

    private Stage(string dataset, IReadOnlyList<SyntaxTree> trees, SyntaxTree? usings)
    {
        Dataset = dataset;
        Trees = trees;
        Usings = usings;
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: false);
        Compilation = CSharpCompilation.Create(
            dataset + ".Model", usings is null ? trees : trees.Append(usings), Framework.References, options);
    }

    /// <summary>The dataset.</summary>
    public string Dataset { get; }

    /// <summary>One for each file, in order.</summary>
    public IReadOnlyList<SyntaxTree> Trees { get; }

    /// <summary>The usings that a project has without stating them, where the model needs them; null where it does not.</summary>
    public SyntaxTree? Usings { get; }

    /// <summary>All of it, compiled.</summary>
    public CSharpCompilation Compilation { get; }

    /// <summary>The types that the files declare.</summary>
    public IReadOnlyList<INamedTypeSymbol> Declared => _declared ??= DeclaredTypes.Of(Compilation, Trees);

    /// <summary>The errors that the compiler finds.</summary>
    public IReadOnlyList<Diagnostic> Errors() =>
        _errors ??= [.. Compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];

    /// <summary>The files as their author wrote them.</summary>
    /// <exception cref="ModelException">They are not C#.</exception>
    public static Stage Of(ModelSource source)
    {
        var trees = source.Files.Select(file => CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions, file.Path)).ToList();
        SourceErrors.Throw(trees
            .SelectMany(tree => tree.GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        return new(source.Dataset, trees, usings: null);
    }

    /// <summary>The same files after some edits; this stage where there are none.</summary>
    public Stage With(Edits edits) =>
        edits.IsEmpty ? this : new(Dataset, [.. Trees.Select(tree => tree.WithChangedText(edits.Apply(tree)))], Usings);

    /// <summary>The same files with usings that hold for all of them; null: without.</summary>
    public Stage WithUsings(string? usings) =>
        new(Dataset, Trees, usings is null ? null : CSharpSyntaxTree.ParseText(usings, Framework.ParseOptions));
}
