using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// What is refused before it is parsed: Roslyn ends the process where brackets or expressions are nested too deeply.
internal static class SourceLimits
{
    // More than a JSON sample may have, and few enough for a small stack.
    private const int MostNested = 600;

    // A longer name, with what the compiler adds to it, does not fit into an assembly.
    private const int LongestName = 300;

    private const int LongestShown = 60;

    public static void Check(ModelFile file)
    {
        // Roslyn's lexer follows brackets itself, in directives and in the expressions of a text: they are counted before, and anew where
        // a line ends as those of code do, since comments have brackets that nothing closes.
        var lines = SourceText.From(file.Text).Lines;
        var nested = 0;
        foreach (var line in lines)
        {
            for (var at = line.Start; at < line.End; at++)
            {
                nested = Math.Max(0, nested + Depth(file.Text[at]));
                ThrowIf(nested > MostNested, at);
            }

            nested = line.Span.Length == 0 || file.Text[line.End - 1] is ';' or '}' or ',' ? 0 : nested;
        }

        var (brackets, angles, signs) = (0, 0, 0);
        foreach (var token in SyntaxFactory.ParseTokens(file.Text, options: Framework.ParseOptions))
        {
            var kind = token.Kind();
            brackets += token.Text.Length == 1 ? Depth(token.Text[0]) : 0;
            var isEnd = kind is SyntaxKind.SemicolonToken or SyntaxKind.OpenBraceToken or SyntaxKind.CloseBraceToken;
            angles = isEnd ? 0
                : angles + (kind == SyntaxKind.LessThanToken ? 1 : kind == SyntaxKind.GreaterThanToken ? -1 : 0);

            // Long texts are joined with +, which nests nothing.
            signs = isEnd || kind == SyntaxKind.CommaToken ? 0
                : signs + (kind != SyntaxKind.PlusToken && SyntaxFacts.IsReservedKeyword(kind) | SyntaxFacts.IsPunctuation(kind) ? 1 : 0);
            ThrowIf(brackets + angles > MostNested || signs > 2 * MostNested, token.SpanStart);
            if (kind == SyntaxKind.IdentifierToken && token.Text.Length > LongestName)
            {
                throw new ModelException(
                    Place(token.SpanStart),
                    $"the name {token.Text[..LongestShown]}… has {token.Text.Length} letters",
                    $"give it one of at most {LongestName}");
            }
        }

        void ThrowIf(bool isDeep, int at)
        {
            if (isDeep)
            {
                throw new ModelException(Place(at), $"an expression or a type is nested more than {MostNested} levels deep", "split it");
            }
        }

        string Place(int at) => $"{file.Path}({lines.GetLinePosition(at).Line + 1},{lines.GetLinePosition(at).Character + 1})";
    }

    private static int Depth(char sign) => sign is '(' or '[' or '{' ? 1 : sign is ')' or ']' or '}' ? -1 : 0;
}
