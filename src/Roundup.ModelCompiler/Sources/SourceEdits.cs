using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Changes to the text of a model's files. Of two that overlap, the wider one is applied.</summary>
internal sealed class SourceEdits
{
    private readonly Dictionary<SyntaxTree, List<TextChange>> _changes = [];

    public bool IsEmpty => _changes.Count == 0;

    /// <summary>Removes a node but keeps its line breaks, so that later errors have the author's line numbers.</summary>
    public void Remove(SyntaxNode node) => Replace(node, string.Empty);

    /// <summary>Replaces a node by a text and keeps the node's line breaks.</summary>
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
