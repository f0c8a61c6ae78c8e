using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// Changes to the text of a model's files. Of two that overlap, the wider one is applied.
internal sealed class SourceEdits
{
    private readonly Dictionary<SyntaxTree, List<TextChange>> _changes = [];

    public bool IsEmpty => _changes.Count == 0;

    // Removes a node but keeps its line breaks, so that later errors have the author's line numbers.
    public void Remove(SyntaxNode node) => Replace(node, string.Empty);

    // Replaces a node by a text and keeps the node's line breaks.
    public void Replace(SyntaxNode node, string text)
    {
        var breaks = node.SyntaxTree.GetText().ToString(node.Span).Count(character => character == '\n');
        Replace(node.SyntaxTree, node.Span, text + new string('\n', breaks));
    }

    public void Replace(SyntaxTree tree, TextSpan span, string text)
    {
        if (!_changes.TryGetValue(tree, out var changes))
        {
            _changes[tree] = changes = [];
        }

        changes.Add(new(span, text));
    }

    public SourceText Apply(SyntaxTree tree) => Apply(tree.GetText(), _changes.GetValueOrDefault(tree) ?? []);

    public static SourceText Apply(SourceText text, IEnumerable<TextChange> changes)
    {
        var kept = new List<TextChange>();
        foreach (var change in changes.OrderBy(change => change.Span.Start).ThenByDescending(change => change.Span.Length))
        {
            if (kept.Count == 0 || change.Span.Start >= kept[^1].Span.End)
            {
                kept.Add(change);
            }
        }

        return text.WithChanges(kept);
    }
}

internal static class AttributeRemoval
{
    public static void Remove(SourceEdits edits, IEnumerable<AttributeSyntax> attributes)
    {
        foreach (var change in Changes(attributes))
        {
            edits.Replace(change.Tree, change.Span, change.Text);
        }
    }

    // The changes that remove attributes. None begins before the first attribute of a declaration.
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

    // The span of a node and the white space after it, up to the next token or comment.
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

    // The line of a using, or the using alone if the line has more.
    public static TextSpan Line(UsingDirectiveSyntax directive)
    {
        var text = directive.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(directive.SpanStart);
        var before = text.ToString(TextSpan.FromBounds(line.Start, directive.SpanStart));
        var after = text.ToString(TextSpan.FromBounds(directive.Span.End, Math.Max(directive.Span.End, line.End)));
        return string.IsNullOrWhiteSpace(before + after) && directive.Span.End <= line.End ? line.SpanIncludingLineBreak : directive.Span;
    }
}
