using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Engine.Builds.Datasets;

// The models of datasets as input of the model compiler; a dataset's model is read only once.
internal static class ModelSources
{
    private static readonly ConditionalWeakTable<DatasetDefinition, ModelSource> s_sources = [];
    private static readonly ConditionalWeakTable<DatasetDefinition, IReadOnlySet<string>> s_words = [];

    // Compiles the model of a dataset in memory, so that errors in the model are reported before anything is built.
    // Throws RoundupException: the model does not compile, or has a member that is not supported.
    public static void Check(DatasetDefinition dataset)
    {
        try
        {
            Compiler.Compile(Get(dataset), BuildUnit.Plain);
        }
        catch (ModelException e)
        {
            throw new RoundupException(ExitCode.Usage, e.Sentences, e) { HasLines = true };
        }
    }

    public static string FolderOf(RepositoryLayout layout, BuildUnit worker, DatasetDefinition dataset) =>
        Path.Combine(layout.Models, FlavourWriter.FullFlavourOf(worker, Get(dataset)), BuildUnit.FolderOf(dataset));

    internal static IReadOnlyList<string> AuthorAttributes(PlannedCase planned, IReadOnlyList<Flavour> flavours)
    {
        var flavour = FlavourWriter.FullFlavourOf(BuildUnit.Worker(planned), Get(planned.Dataset)).Split('+');
        return Compiler.AuthorAttributes(Get(planned.Dataset), flavour[0], flavour[1..], flavours);
    }

    internal static IEnumerable<string> NamesOf(DatasetDefinition dataset) => Get(dataset).Files
        .SelectMany(file => CSharpSyntaxTree.ParseText(file.Text).GetRoot().DescendantTokens())
        .Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.ValueText).Distinct();

    internal static IReadOnlySet<string> WordsOf(DatasetDefinition dataset) =>
        s_words.GetValue(dataset, one => ModelWords.Collect(Get(one).Files.Select(file => file.Text)));

    internal static ModelSource Get(DatasetDefinition dataset) => s_sources.GetValue(dataset, Read);

    private static ModelSource Read(DatasetDefinition dataset)
    {
        var files = dataset.Content.ReadModel().Select(file => new ModelFile(file.Path, file.Text));
        return new(dataset.Name, dataset.Root, dataset.IsDocument, [.. files])
        {
            Json = dataset is { IsJsonSnakeCase: false, JsonArrays.Count: 0 }
                ? null
                : new(dataset.IsJsonSnakeCase, [.. dataset.JsonArrays.Select(array => new JsonArrayForm(array.Type, array.Least))]),
        };
    }
}

// Finds the members of a model to which an initializer or a constructor gives a collection with a comparer of its own. Comparers are not
// compared.
internal static class ModelComparers
{
    private const string Comparer = "Comparer";

    // The members of a dataset, as Template.Fields.
    public static IReadOnlyList<string> Find(DatasetDefinition dataset) => In(ModelSources.Get(dataset).Files.Select(file => file.Text));

    public static IReadOnlyList<string> In(IEnumerable<string> sources) =>
    [
        .. sources.SelectMany(text => CSharpSyntaxTree.ParseText(text).GetRoot().DescendantNodes())
            .OfType<ArgumentSyntax>()
            .Where(argument => argument.DescendantNodes().OfType<SimpleNameSyntax>()
                .Any(name => name.Identifier.ValueText.EndsWith(Comparer, StringComparison.Ordinal)))
            .Select(MemberOf)
            .OfType<string>()
            .Distinct(),
    ];

    private static string? MemberOf(ArgumentSyntax argument)
    {
        var member = argument.Ancestors().Select(node => node switch
        {
            PropertyDeclarationSyntax property => property.Identifier.ValueText,
            VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax } field => field.Identifier.ValueText,
            AssignmentExpressionSyntax { Left: IdentifierNameSyntax name } => name.Identifier.ValueText,
            AssignmentExpressionSyntax { Left: MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access } =>
                access.Name.Identifier.ValueText,
            _ => null,
        }).FirstOrDefault(name => name is not null);
        var type = argument.Ancestors().OfType<TypeDeclarationSyntax>().FirstOrDefault();
        return member is null || type is null ? null : $"{type.Identifier.ValueText}.{member}";
    }
}
