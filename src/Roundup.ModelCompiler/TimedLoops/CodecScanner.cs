using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// Finds the codecs in an entrant's source: structs with one type parameter that have a codec interface among their bases.
/// </summary>
internal static class CodecScanner
{
    private const string Prefix = "I";
    private const string Suffix = "Codec";

    /// <summary>Includes codecs of shapes that only some targets have. Their loops are conditional.</summary>
    public static CSharpParseOptions Newest { get; } = CSharpParseOptions.Default.WithPreprocessorSymbols(
        TimedShape.All.Select(shape => shape.Needs).OfType<string>().Distinct().ToArray());

    public static IReadOnlyList<CodecStruct> Scan(IEnumerable<string> sources) =>
    [
        .. sources
            .SelectMany(source => CSharpSyntaxTree.ParseText(source, Newest).GetRoot().DescendantNodes().OfType<StructDeclarationSyntax>())
            .Where(declaration => declaration.TypeParameterList?.Parameters.Count == 1)
            .Select(declaration => new CodecStruct(FullName(declaration), [.. ShapesOf(declaration)]))
            .Where(codec => codec.Shapes.Count > 0),
    ];

    private static IEnumerable<string> ShapesOf(StructDeclarationSyntax declaration) =>
        (declaration.BaseList?.Types ?? [])
            .Select(type => type.Type is QualifiedNameSyntax qualified ? qualified.Right : type.Type)
            .OfType<GenericNameSyntax>()
            .Select(name => name.Identifier.Text)
            .Where(name => name.StartsWith(Prefix, StringComparison.Ordinal) && name.EndsWith(Suffix, StringComparison.Ordinal))
            .Select(name => name[Prefix.Length..^Suffix.Length]);

    public static string FullName(StructDeclarationSyntax declaration)
    {
        var names = declaration.AncestorsAndSelf().Select(node => node switch
        {
            BaseNamespaceDeclarationSyntax space => space.Name.ToString(),
            TypeDeclarationSyntax type => type.Identifier.Text,
            _ => null,
        });
        return string.Join('.', names.Where(name => name is not null).Reverse());
    }
}

/// <summary>A codec in an entrant's source: its name with namespace and outer types, and the shapes of its interfaces.</summary>
internal sealed record CodecStruct(string Name, IReadOnlyList<string> Shapes);
