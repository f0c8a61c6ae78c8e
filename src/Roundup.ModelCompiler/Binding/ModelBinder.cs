using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Binding;

/// <summary>From source to a bound model.</summary>
internal static class ModelBinder
{
    /// <summary>Compiles the model, finds its root and all that the root reaches.</summary>
    public static BoundModel Bind(ModelSource source)
    {
        if (!SyntaxFacts.IsValidIdentifier(source.Dataset))
        {
            throw new ModelException(
                source.Dataset, "a dataset's name is part of generated class names", "give it a name of letters, digits and underscores");
        }

        var trees = source.Files
            .Select(file => CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions, file.Path))
            .ToList();
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: false);
        var compilation = CSharpCompilation.Create(source.Dataset + ".Model", trees, Framework.References, options);
        ThrowOnErrors(compilation);

        var declared = DeclaredTypes.Of(compilation, trees);
        var root = declared.FirstOrDefault(type => AliasTable.FullName(type) == source.RootType.Replace('+', '.'))
            ?? throw new ModelException(
                source.RootType,
                "the model declares no such type",
                $"name one of {string.Join(", ", declared.Select(AliasTable.FullName))} as root");
        var aliases = new AliasTable(source.Dataset);
        var binder = new TypeBinder(compilation, declared, aliases);
        var bound = binder.BindRoot(root);
        return new(source, compilation, trees, bound, binder.Objects, aliases.All);
    }

    private static void ThrowOnErrors(CSharpCompilation compilation)
    {
        var errors = compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).ToList();
        if (errors.Count == 0)
        {
            return;
        }

        var place = errors[0].Location.GetMappedLineSpan();
        var where = $"{place.Path}({place.StartLinePosition.Line + 1},{place.StartLinePosition.Character + 1})";
        var more = errors.Count == 1 ? string.Empty : $" (and {errors.Count - 1} more)";
        throw new ModelException(
            where,
            $"{errors[0].Id} {errors[0].GetMessage().TrimEnd('.')}{more}",
            "correct the model, which states its own usings and needs nothing but the framework");
    }
}
