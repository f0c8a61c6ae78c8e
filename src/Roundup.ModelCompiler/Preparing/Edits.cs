using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>Changes of the text of a model's files. Of two that overlap, the wider one counts.</summary>
internal sealed class Edits
{
    private readonly Dictionary<SyntaxTree, List<TextChange>> _changes = [];

    /// <summary>Whether nothing changes.</summary>
    public bool IsEmpty => _changes.Count == 0;

    /// <summary>Takes a part out and keeps its line breaks, so that errors further down have the author's line.</summary>
    public void Remove(SyntaxNode node) => Replace(node, string.Empty);

    /// <summary>Puts a text in the place of a part, and keeps the line breaks of that.</summary>
    public void Replace(SyntaxNode node, string text)
    {
        var breaks = node.SyntaxTree.GetText().ToString(node.Span).Count(character => character == '\n');
        Replace(node.SyntaxTree, node.Span, text + new string('\n', breaks));
    }

    /// <summary>Puts a text in the place of a part.</summary>
    public void Replace(SyntaxTree tree, TextSpan span, string text)
    {
        if (!_changes.TryGetValue(tree, out var changes))
        {
            _changes[tree] = changes = [];
        }

        changes.Add(new(span, text));
    }

    /// <summary>The new text of one file.</summary>
    public SourceText Apply(SyntaxTree tree) => Apply(tree.GetText(), _changes.GetValueOrDefault(tree) ?? []);

    /// <summary>Makes changes in a text.</summary>
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
