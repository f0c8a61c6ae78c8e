using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>An entrant's own code for one shape, as its author wrote it.</summary>
/// <param name="SetUp">The class with <c>Open</c>, without its nested types: the objects that are created before timing begins.</param>
/// <param name="Calls">The codec's declaration, its fields and its methods of the shape: the timed code.</param>
public sealed record CodecSource(string SetUp, IReadOnlyList<string> Calls)
{
    /// <summary>Finds the code of a codec.</summary>
    /// <param name="sources">The entrant's source texts.</param>
    /// <param name="codec">The codec's full name, without type parameters; null to find the only codec that has the shape.</param>
    /// <param name="shapes">
    /// Shapes in order of preference: the shape of the case, and the one that an adapter calls, for example <c>Stream</c>.
    /// </param>
    /// <returns>The code, empty for a codec that is written in an unknown way.</returns>
    public static CodecSource Find(IReadOnlyList<string> sources, string? codec, IReadOnlyList<string> shapes)
    {
        var nodes = sources
            .SelectMany(source => CSharpSyntaxTree.ParseText(source, CodecScanner.Newest).GetRoot().DescendantNodes())
            .ToList();
        var entrant = nodes.OfType<MethodDeclarationSyntax>()
            .FirstOrDefault(method => method.Identifier.Text == "Open")?.Parent as TypeDeclarationSyntax;
        var found = nodes.OfType<StructDeclarationSyntax>()
            .Where(declaration => codec is null || CodecScanner.FullName(declaration) == codec)
            .Select(declaration => CallsOf(declaration, shapes))
            .Where(calls => calls.Count > 0)
            .ToList();
        return new(
            string.Join("\n\n", (entrant?.Members ?? []).Where(member => member is not BaseTypeDeclarationSyntax).Select(Text)),
            found.Count == 1 || codec is not null ? found.FirstOrDefault([]) : []);
    }

    /// <summary>The bodies of the timed methods of one shape, of all codecs, each on one line: Serialize before Deserialize.</summary>
    /// <param name="sources">The entrant's source texts.</param>
    public static IReadOnlyList<string> BodiesOf(IEnumerable<string> sources, string shape) =>
    [
        .. sources
            .SelectMany(source => CSharpSyntaxTree.ParseText(source, CodecScanner.Newest).GetRoot().DescendantNodes())
            .OfType<StructDeclarationSyntax>()
            .SelectMany(codec => codec.Members.OfType<MethodDeclarationSyntax>().Where(method => IsOf(method, shape)))
            .Select(method => (SyntaxNode?)method.ExpressionBody?.Expression ?? method.Body)
            .OfType<SyntaxNode>()
            .Select(body => string.Join(' ', body.ToString().Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)))
            .Distinct(),
    ];

    private static IReadOnlyList<string> CallsOf(StructDeclarationSyntax codec, IReadOnlyList<string> shapes)
    {
        var calls = shapes
            .Select(shape => codec.Members.OfType<MethodDeclarationSyntax>().Where(method => IsOf(method, shape)).Select(Text).ToList())
            .FirstOrDefault(methods => methods.Count > 0);
        return calls is null ? [] : [Head(codec), .. codec.Members.OfType<FieldDeclarationSyntax>().Select(Text), .. calls];
    }

    private static string Head(StructDeclarationSyntax declaration) =>
        string.Join(
            ' ',
            declaration.Modifiers,
            "struct",
            $"{declaration.Identifier}{declaration.TypeParameterList}{declaration.ParameterList}",
            declaration.BaseList).TrimEnd();

    private static bool IsOf(MethodDeclarationSyntax method, string shape)
    {
        var parameters = string.Join(", ", method.ParameterList.Parameters.Select(parameter => parameter.Type?.ToString()));
        return (shape, method.Identifier.Text, parameters) switch
        {
            ("String", "SerializeToString", _) or ("Bytes", "SerializeToBytes", _) => true,
            ("AsyncStream" or "Pipe", "SerializeAsync" or "DeserializeAsync", var types) =>
                types.Contains("Pipe", StringComparison.Ordinal) == (shape == "Pipe"),
            ("String", "Deserialize", "string") or ("Bytes", "Deserialize", "byte[]") or ("Stream", "Deserialize", "Stream") => true,
            ("BufferWriter" or "Segments", "Serialize" or "Deserialize", var types) =>
                types.Contains("BufferWriter<byte>", StringComparison.Ordinal)
                    || types.Contains("ReadOnlySequence<byte>", StringComparison.Ordinal),
            ("Stream", "Serialize", var types) => types.EndsWith("Stream", StringComparison.Ordinal),
            _ => false,
        };
    }

    private static string Text(SyntaxNode node)
    {
        var lines = node.ToString().ReplaceLineEndings("\n").Split('\n');
        var indent = lines.Skip(1)
            .Where(line => line.Trim().Length > 0)
            .Select(line => line.Length - line.TrimStart().Length)
            .DefaultIfEmpty()
            .Min();
        return string.Join('\n', lines.Select((line, index) => index == 0 || line.Length < indent ? line : line[indent..]));
    }
}

// Finds the codecs in an entrant's source: structs with one type parameter that have a codec interface among their bases.
internal static class CodecScanner
{
    private const string Prefix = "I";
    private const string Suffix = "Codec";

    // Includes codecs of shapes that only some targets have. Their loops are conditional.
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

// A codec in an entrant's source: its name with namespace and outer types, and the shapes of its interfaces.
internal sealed record CodecStruct(string Name, IReadOnlyList<string> Shapes);
