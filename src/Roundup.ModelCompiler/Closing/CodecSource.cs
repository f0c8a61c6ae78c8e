using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Closing;

/// <summary>What an entrant's own code does for one shape, as its author wrote it.</summary>
/// <param name="SetUp">The method <c>Open</c>: what is made before the clock starts.</param>
/// <param name="Calls">The codec's methods of the shape: what is on the clock.</param>
public sealed record CodecSource(string SetUp, IReadOnlyList<string> Calls)
{
    /// <summary>Finds it.</summary>
    /// <param name="sources">The entrant's source texts.</param>
    /// <param name="codec">The codec's full name, without type parameters.</param>
    /// <param name="shape">A shape that the codec has itself, for example <c>Stream</c>.</param>
    /// <returns>What was found; empty parts where a codec is written in a way that is not seen.</returns>
    public static CodecSource Find(IReadOnlyList<string> sources, string codec, string shape)
    {
        var nodes = sources.SelectMany(source => CSharpSyntaxTree.ParseText(source).GetRoot().DescendantNodes()).ToList();
        var open = nodes.OfType<MethodDeclarationSyntax>().FirstOrDefault(method => method.Identifier.Text == "Open");
        var own = nodes.OfType<StructDeclarationSyntax>().FirstOrDefault(declaration => CodecScanner.FullName(declaration) == codec);
        return new(open is null ? "" : Text(open), [.. (own?.Members ?? []).OfType<MethodDeclarationSyntax>().Where(method => IsOf(method, shape)).Select(Text)]);
    }

    /// <summary>The names and parameters of the codec interfaces.</summary>
    private static bool IsOf(MethodDeclarationSyntax method, string shape)
    {
        var parameters = string.Join(", ", method.ParameterList.Parameters.Select(parameter => parameter.Type?.ToString()));
        return (shape, method.Identifier.Text, parameters) switch
        {
            ("String", "SerializeToString", _) or ("Bytes", "SerializeToBytes", _) => true,
            ("AsyncStream", "SerializeAsync" or "DeserializeAsync", _) => true,
            ("String", "Deserialize", "string") or ("Bytes", "Deserialize", "byte[]") or ("Stream", "Deserialize", "Stream") => true,
            ("BufferWriter", "Serialize" or "Deserialize", var types) => types.Contains("BufferWriter<byte>", StringComparison.Ordinal) || types.Contains("ReadOnlySequence<byte>", StringComparison.Ordinal),
            ("Stream", "Serialize", var types) => types.EndsWith("Stream", StringComparison.Ordinal),
            _ => false,
        };
    }

    /// <summary>The text without the indentation that its place in the file gives it.</summary>
    private static string Text(SyntaxNode node)
    {
        var lines = node.ToString().ReplaceLineEndings("\n").Split('\n');
        var indent = lines.Skip(1).Where(line => line.Trim().Length > 0).Select(line => line.Length - line.TrimStart().Length).DefaultIfEmpty().Min();
        return string.Join('\n', lines.Select((line, index) => index == 0 || line.Length < indent ? line : line[indent..]));
    }
}
