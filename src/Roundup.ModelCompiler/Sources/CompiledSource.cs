using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Sources;

// The files of a model, compiled against the framework. Each step of the preparation returns a new instance.
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

    public IReadOnlyList<SyntaxTree> Trees { get; }

    // The implicit usings of a project, if the model needs them; otherwise null.
    public SyntaxTree? Usings { get; }

    public CSharpCompilation Compilation { get; }

    public IReadOnlyList<INamedTypeSymbol> Types => _types ??= DeclaredTypes.List(Compilation, Trees);

    public IReadOnlyList<INamedTypeSymbol> Declared => field ??= [.. Types.Where(type => type.TypeKind != TypeKind.Enum)];

    public IReadOnlyList<Diagnostic> Errors() =>
        _errors ??= [.. Compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];

    public static CompiledSource Of(ModelSource source)
    {
        foreach (var file in source.Files)
        {
            SourceLimits.Check(file);
        }

        var trees = source.Files.Select(file => CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions, file.Path)).ToList();
        SourceErrors.Throw(trees
            .SelectMany(tree => tree.GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        return new(source.Dataset, trees, usings: null);
    }

    public CompiledSource With(SourceEdits edits) =>
        edits.IsEmpty ? this : new(Dataset, [.. Trees.Select(tree => tree.WithChangedText(edits.Apply(tree)))], Usings);

    // The source with implicit usings; without them for null.
    public CompiledSource WithUsings(string? usings) =>
        new(Dataset, Trees, usings is null ? null : CSharpSyntaxTree.ParseText(usings, Framework.ParseOptions));
}

/// <summary>The references and options that a model is compiled with: the framework that runs this process, and no package.</summary>
public static class Framework
{
    private static readonly Lazy<IReadOnlyList<MetadataReference>> s_loaded = new(Load);

    /// <summary>The framework's assemblies, read once: all compilations share what Roslyn derives from them.</summary>
    public static IReadOnlyList<MetadataReference> References => s_loaded.Value;

    internal static IReadOnlySet<string> Names { get; } = References.OfType<PortableExecutableReference>()
        .Select(one => Path.GetFileNameWithoutExtension(one.FilePath!)).ToHashSet(StringComparer.OrdinalIgnoreCase);

    /// <summary>The newest language version, and the preprocessor symbols of a worker on this runtime.</summary>
    public static CSharpParseOptions ParseOptions { get; } = new(
        LanguageVersion.Latest,
        DocumentationMode.None,
        preprocessorSymbols: [.. Symbols()]);

    private static IEnumerable<string> Symbols() =>
        Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER")
            .Concat(["NET", "NETCOREAPP", "NETCOREAPP3_1_OR_GREATER", $"NET{Environment.Version.Major}_0"]);

    private static List<MetadataReference> Load()
    {
        var folder = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var trusted = (string?)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") ?? string.Empty;
        return
        [
            .. trusted.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
                .Where(path => Path.GetDirectoryName(path) == folder)
                .Select(path => MetadataReference.CreateFromFile(path)),
        ];
    }
}

// Reports the errors of a model's source, each with file, line and column; five at most.
internal static class SourceErrors
{
    private const int Most = 5;

    private const string Remedy = "correct the model, which has to compile against the framework alone";
    private const string Unknown =
        "take it out of the model, or add the file that declares it: of packages nothing is known here, only their attributes are left out";

    // Undeclared names: CS0246 and CS0234 for types, CS0103 for any name.
    private static readonly HashSet<string> s_names = ["CS0246", "CS0234", "CS0103"];

    public static void Throw(IEnumerable<Diagnostic> diagnostics)
    {
        var errors = diagnostics
            .Select(diagnostic => new ModelException(
                Place(diagnostic.Location),
                $"{diagnostic.Id} {diagnostic.GetMessage().TrimEnd('.')}",
                s_names.Contains(diagnostic.Id) ? Unknown : Remedy))
            .DistinctBy(error => error.Message)
            .ToList();
        if (errors.Count > 0)
        {
            throw ModelException.Of(errors, Most);
        }
    }

    public static string Place(Location location)
    {
        var place = location.GetMappedLineSpan();
        return $"{place.Path}({place.StartLinePosition.Line + 1},{place.StartLinePosition.Character + 1})";
    }
}
