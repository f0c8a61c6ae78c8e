using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;

namespace Roundup.Cli.OwnData.Sources;

/// <summary>A file of C# source.</summary>
/// <param name="Text">Its path and text.</param>
/// <param name="Root">Its syntax.</param>
internal sealed record SourceFile(ModelText Text, CompilationUnitSyntax Root)
{
    private readonly Lazy<HashSet<string>> words = new(() =>
        [.. Root.DescendantTokens().Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.ValueText)]);

    /// <summary>Every name in it.</summary>
    public IReadOnlySet<string> Words => words.Value;

    /// <summary>Whether it has usings for all files.</summary>
    public bool HasGlobalUsings => Root.Usings.Any(directive => !directive.GlobalKeyword.IsKind(SyntaxKind.None));
}
