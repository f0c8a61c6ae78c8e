using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>Takes attributes and usings out of a text, with the lines that they had for themselves.</summary>
internal static class AttributeRemoval
{
    /// <summary>Plans to take attributes out.</summary>
    public static void Remove(Edits edits, IEnumerable<AttributeSyntax> attributes)
    {
        foreach (var change in Changes(attributes))
        {
            edits.Replace(change.Tree, change.Span, change.Text);
        }
    }

    /// <summary>The changes that take attributes out. None begins before the first of a declaration.</summary>
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

    /// <summary>A part and the white space after it, up to the next part or comment.</summary>
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

    /// <summary>The line of a using, or the using alone where the line has more.</summary>
    public static TextSpan Line(UsingDirectiveSyntax directive)
    {
        var text = directive.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(directive.SpanStart);
        var before = text.ToString(TextSpan.FromBounds(line.Start, directive.SpanStart));
        var after = text.ToString(TextSpan.FromBounds(directive.Span.End, Math.Max(directive.Span.End, line.End)));
        return string.IsNullOrWhiteSpace(before + after) && directive.Span.End <= line.End ? line.SpanIncludingLineBreak : directive.Span;
    }
}
