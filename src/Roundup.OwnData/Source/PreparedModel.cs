using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Source;

/// <summary>
/// The user's types as all libraries can have them: without code that needs packages, generic types as classes of their own.
/// </summary>
/// <param name="Root">The root type as the program of the values has it. The types are compiled, and never run here.</param>
/// <param name="Names">The names that attributes of serializers give to members.</param>
/// <param name="Ignored">The paths of the members that were left out for the user.</param>
internal sealed record PreparedModel(
    OwnModel Model, INamedTypeSymbol Root, ILookup<(string Type, string Member), string> Names, IReadOnlyList<string> Ignored)
{
    /// <exception cref="RoundupException">The types do not compile, or have a member that no library can be given.</exception>
    public static PreparedModel Of(OwnModel types)
    {
        var files = types.Files.Select(file => new ModelFile(file.Path, file.Text)).ToArray();
        var author = new ModelSource("Own", types.RootType, Document: false, files) { Ignored = types.Ignored };
        try
        {
            var source = Compiler.Prepare(author);
            var model = types with
            {
                RootType = source.RootType,
                Files = [.. source.Files.Select(file => new Catalogue.Definitions.ModelText(file.Path, file.Text))],
                Ignored = [],
                Notices =
                [
                    .. types.Notices,
                    .. DataNotice.Members(
                        NoticeCode.PartsLeftOut, [.. source.OmittedParts.Select(part => $"{part.What} of {part.Where}")]),
                ],
            };
            return new(model, RootOf(source, types.Origin), SerializedNames.Of(source.Files), types.Ignored);
        }
        catch (ModelException e) when (e.Known.Count > 0)
        {
            throw DataError.UnknownPath(e.Where, types.RootType, e.Known);
        }
        catch (ModelException e)
        {
            throw new RoundupException(ExitCode.Usage, e.Sentences, e) { HasLines = true };
        }
    }

    private static INamedTypeSymbol RootOf(ModelSource source, string origin)
    {
        var trees = Compiler.Compile(source, "plain")
            .Where(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal))
            .Select(file => CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions, file.Name));
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: false);
        var compilation = CSharpCompilation.Create(source.Dataset, trees, Framework.References, options);
        return Types(compilation.Assembly.GlobalNamespace).FirstOrDefault(type => type.ToDisplayString() == source.RootType)
            ?? throw DataError.Of($"{origin}: the model has no type {source.RootType}; say which with --type.");
    }

    private static IEnumerable<INamedTypeSymbol> Types(INamespaceOrTypeSymbol outer) =>
        outer.GetMembers().OfType<INamespaceOrTypeSymbol>()
            .SelectMany(inner => Types(inner).Concat(inner is INamedTypeSymbol type ? [type] : []));
}
