using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue;
using Roundup.Engine.Builds.Datasets;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;

namespace Roundup.Cli.OwnData.Fitting;

/// <summary>The user's types as the program of the values has them. They are compiled, and never run here.</summary>
internal static class PlainModel
{
    /// <summary>The root type.</summary>
    /// <exception cref="RoundupException">The model has a member that no library could be given.</exception>
    public static INamedTypeSymbol Of(PreparedModel model)
    {
        var plain = ModelSources.Compile(() => Compiler.Compile(model.Source, "plain"));
        var trees = plain
            .Where(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal))
            .Select(file => CSharpSyntaxTree.ParseText(file.Text, new(LanguageVersion.Latest, DocumentationMode.None), file.Name));
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: false);
        var compilation = CSharpCompilation.Create(model.Source.Dataset, trees, Framework.References, options);
        return Types(compilation.Assembly.GlobalNamespace).FirstOrDefault(type => type.ToDisplayString() == model.RootType)
            ?? throw new RoundupException(
                ExitCode.Usage, $"{model.Origin}: the model has no type {model.RootType}; say which with --type.");
    }

    private static IEnumerable<INamedTypeSymbol> Types(INamespaceOrTypeSymbol outer) =>
        outer.GetMembers().OfType<INamespaceOrTypeSymbol>()
            .SelectMany(inner => Types(inner).Concat(inner is INamedTypeSymbol type ? [type] : []));
}
