using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Removes attributes and usings from a text, and the lines that contain nothing else.</summary>
internal static class AttributeRemoval
{
    public static void Remove(SourceEdits edits, IEnumerable<AttributeSyntax> attributes)
    {
        foreach (var change in Changes(attributes))
        {
            edits.Replace(change.Tree, change.Span, change.Text);
        }
    }

    /// <summary>The changes that remove attributes. None begins before the first attribute of a declaration.</summary>
    public static IEnumerable<(SyntaxTree Tree, TextSpan Span, string Text)> Changes(IEnumerable<AttributeSyntax> attributes)
    {
        foreach (var removed in attributes.GroupBy(attribute => (AttributeListSyntax)attribute.Parent!))
        {
            var list = removed.Key;
            var kept = list.Attributes.Where(attribute => !removed.Contains(attribute)).Select(attribute => attribute.ToString()).ToList();
            var target = list.Target is null ? string.Empty : list.Target + " ";
            yield return kept.Count == 0
                ? (list.SyntaxTree, WithGap(list), string.Empty)
                : (list.SyntaxTree, list.Span, $"[{target}{string.Join(", ", kept)}]");
        }
    }

    /// <summary>The span of a node and the white space after it, up to the next token or comment.</summary>
    public static TextSpan WithGap(SyntaxNode node)
    {
        var text = node.SyntaxTree.GetText();
        var end = node.Span.End;
        var next = node.GetLastToken().GetNextToken(includeDirectives: true);
        var limit = next.IsKind(SyntaxKind.None) ? text.Length : next.SpanStart;
        while (end < limit && char.IsWhiteSpace(text[end]))
        {
            end++;
        }

        return TextSpan.FromBounds(node.SpanStart, end);
    }

    /// <summary>The line of a using, or the using alone if the line has more.</summary>
    public static TextSpan Line(UsingDirectiveSyntax directive)
    {
        var text = directive.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(directive.SpanStart);
        var before = text.ToString(TextSpan.FromBounds(line.Start, directive.SpanStart));
        var after = text.ToString(TextSpan.FromBounds(directive.Span.End, Math.Max(directive.Span.End, line.End)));
        return string.IsNullOrWhiteSpace(before + after) && directive.Span.End <= line.End ? line.SpanIncludingLineBreak : directive.Span;
    }
}
