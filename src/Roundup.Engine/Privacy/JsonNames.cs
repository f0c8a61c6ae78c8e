using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.Engine.Privacy;

// The names that members have in JSON.
internal static class JsonNames
{
    // A name without what naming policies change: letter case, _ and -.
    public static string Plain(string name) =>
        string.Concat(name.Where(letter => letter is not ('_' or '-' or ' ')).Select(char.ToLowerInvariant));

    // The texts that code has where it can name members: attributes of a model, and all of settings.
    public static HashSet<string> Written(IEnumerable<string> models, IEnumerable<string> settings) =>
    [
        .. models.SelectMany(Texts).Where(token => token.Parent?.FirstAncestorOrSelf<AttributeSyntax>() is not null)
            .Concat(settings.SelectMany(Texts)).Select(token => token.ValueText),
    ];

    private static IEnumerable<SyntaxToken> Texts(string code) => CSharpSyntaxTree.ParseText(code).GetRoot().DescendantTokens()
        .Where(token => token.IsKind(SyntaxKind.StringLiteralToken));
}
