using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Metadata;

internal sealed class LoadedTypes
{
    private readonly HashSet<IAssemblySymbol> _own = new(SymbolEqualityComparer.Default);

    private readonly ILookup<ISymbol, INamedTypeSymbol> _derived;

    private readonly Dictionary<IAssemblySymbol, string> _paths = new(SymbolEqualityComparer.Default);

    private LoadedTypes(string name, CSharpCompilation compilation, IReadOnlyList<(MetadataReference Reference, FoundAssembly File)> found)
    {
        File = name;
        Compilation = compilation;
        foreach (var (reference, file) in found.Where(one => one.File.IsOwn))
        {
            if (compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly)
            {
                _own.Add(assembly);
                _paths[assembly] = file.Path;
                Assembly ??= assembly;
            }
        }

        Foreign = [.. compilation.References.Except(found.Where(one => one.File.IsOwn).Select(one => one.Reference))];
        All = [.. _own.SelectMany(assembly => Types(assembly.GlobalNamespace))];
        _derived = All.Where(type => type.TypeKind == TypeKind.Class)
            .SelectMany(type => DeclaredTypes.Bases(type).Select(from => (From: (ISymbol)from, Type: type)))
            .ToLookup(pair => pair.From, pair => pair.Type, SymbolEqualityComparer.Default);
    }

    public string File { get; }

    public CSharpCompilation Compilation { get; }

    public IAssemblySymbol Assembly { get; } = null!;

    public IReadOnlyList<MetadataReference> Foreign { get; }

    // All types of the user's assemblies, nested types included and types of the compiler excluded, those of the named assembly first.
    public IReadOnlyList<INamedTypeSymbol> All { get; }

    public static LoadedTypes Read(string path, string packages)
    {
        var found = ReferenceSearch.Find(AssemblyFile.Open(path), packages)
            .Select(file => (Reference: (MetadataReference)MetadataReference.CreateFromFile(file.Path), File: file))
            .ToList();
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Enable,
            metadataImportOptions: MetadataImportOptions.All,
            concurrentBuild: false);
        var references = found.Select(one => one.Reference).Concat(Framework.References);
        var compilation = CSharpCompilation.Create("Roundup.Types", references: references, options: options);
        return new(Path.GetFileName(path), compilation, found);
    }

    public InitialValues InitialOf(INamedTypeSymbol type) =>
        type.InstanceConstructors.Where(one => one.DeclaredAccessibility != Accessibility.Private)
            .MinBy(one => one.Parameters.Length)?.OriginalDefinition is { MetadataToken: not 0 } constructor
            ? ConstructorCode.Read(_paths[type.ContainingAssembly], constructor.MetadataToken)
            : new(new Dictionary<string, InitialValue?>(), IsComplete: true);

    public bool IsOwn(ITypeSymbol type) => type.ContainingAssembly is { } assembly && _own.Contains(assembly);

    public static bool IsFramework(ITypeSymbol type) =>
        type.ContainingAssembly is { } assembly && Framework.Names.Contains(assembly.Name);

    public IEnumerable<INamedTypeSymbol> Derived(INamedTypeSymbol type) => _derived[type];

    private static IEnumerable<INamedTypeSymbol> Types(INamespaceOrTypeSymbol outer) =>
        outer.GetMembers().OfType<INamespaceOrTypeSymbol>()
            .Where(member => !member.Name.Contains('<', StringComparison.Ordinal))
            .SelectMany(member => member is INamedTypeSymbol type ? Types(type).Prepend(type) : Types(member));
}
