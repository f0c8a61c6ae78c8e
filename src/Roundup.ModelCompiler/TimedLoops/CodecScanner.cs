using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// Finds the codecs in an entrant's source: structs with one type parameter that name a codec interface among their bases.
/// </summary>
internal static class CodecScanner
{
    private const string Prefix = "I";
    private const string Suffix = "Codec";

    /// <summary>What only some targets have counts too: where they lack it, its loops are left out.</summary>
    public static CSharpParseOptions Newest { get; } = CSharpParseOptions.Default.WithPreprocessorSymbols(
        TimedShape.All.Select(shape => shape.Needs).OfType<string>().Distinct().ToArray());

    /// <summary>All codecs, in the order of the source.</summary>
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

    /// <summary>Namespace, outer types and name.</summary>
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
