using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Builds.Datasets;

/// <summary>
/// Finds the members of a model to which an initializer or a constructor gives a collection with a comparer of its own. Comparers are not
/// compared.
/// </summary>
internal static class ModelComparers
{
    private const string Comparer = "Comparer";

    /// <summary>The members of a dataset, as <c>Template.Fields</c>.</summary>
    public static IReadOnlyList<string> Of(DatasetDefinition dataset) => In(ModelSources.Of(dataset).Files.Select(file => file.Text));

    /// <summary>The members in some source files.</summary>
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
