namespace Roundup.Results;

/// <summary>
/// The losses that a user accepts. Here alone is decided whether a serializer that loses them is exact enough: what ranks, draws and
/// answers sees such a case as exact, with <see cref="CaseResult.IsAccepted"/>.
/// </summary>
public static class AcceptedLosses
{
    /// <summary>The kinds of loss, as the losses of a case name them.</summary>
    public static IReadOnlyList<string> Kinds { get; } =
    [
        "value", "null", "type", "count", "element missing", "key missing",
        "DateTime.Ticks", "DateTime.Kind", "DateTimeOffset.Ticks", "DateTimeOffset.Offset",
    ];

    /// <summary>Whether a word is a kind of loss, whole or its last part: <c>DateTimeOffset.Offset</c>, <c>offset</c>.</summary>
    public static bool IsKind(string word) => Kinds.Any(kind => IsKind(kind, word));

    /// <summary>The file with the losses that its run accepts.</summary>
    public static ResultsFile In(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file.Run.Accepted.Count == 0 ? file : file with
        {
            Cases =
            [
                .. file.Cases.Select(result => IsAccepted(result, file.Run.Accepted)
                    ? result with { Fidelity = Fidelity.Exact, IsAccepted = true }
                    : result),
            ],
        };
    }

    /// <summary>
    /// The one word that accepts all losses: their member, else their kind; null where there is none.
    /// </summary>
    /// <param name="lost">The losses of a serializer.</param>
    public static string? SingleWord(IReadOnlyList<string> lost)
    {
        var parts = lost.Select(Parts).ToList();
        return parts.Count == 0 ? null
            : parts.Select(part => part.Member).Distinct().ToList() is [{ Length: > 0 } member] ? member
            : parts.Select(part => part.Kind.Split('.')[^1]).Distinct().ToList() is [{ Length: > 0 } kind] ? kind
            : null;
    }

    /// <summary>Whether there are losses, and words accept all of them.</summary>
    /// <param name="losses">The losses of one dataset.</param>
    /// <param name="words">Members, paths and kinds; a path may begin with the name of the dataset.</param>
    /// <param name="dataset">The dataset, or a version of its types: <c>OrderBefore</c> of <c>Order</c>.</param>
    public static bool AreAccepted(IReadOnlyList<string> losses, IReadOnlyList<string> words, string dataset) =>
        losses.Count > 0 && losses.All(lost => words.Any(word => Matches(Parts(lost), word, dataset)));

    private static bool IsAccepted(CaseResult result, IReadOnlyList<string> words) =>
        result.Fidelity == Fidelity.Lossy && AreAccepted(result.Lost, words, result.Id.Table.Dataset);

    private static bool Matches((string Path, string Member, string Kind) lost, string word, string dataset) =>
        Same(lost.Path, word) || Same(lost.Member, word) || IsKind(lost.Kind, word)
        || (word.Split('.', 2) is [var root, var path] && Same(lost.Path, path)
            && dataset.StartsWith(root, StringComparison.OrdinalIgnoreCase));

    private static bool IsKind(string kind, string word) => Same(kind, word) || Same(kind.Split('.')[^1], word);

    private static bool Same(string one, string other) => one.Length > 0 && one.Equals(other, StringComparison.OrdinalIgnoreCase);

    // Orders[].Placed: DateTime.Kind: the path, its last member, the kind.
    private static (string Path, string Member, string Kind) Parts(string lost)
    {
        var at = lost.LastIndexOf(": ", StringComparison.Ordinal);
        var path = at < 0 ? lost : lost[..at];
        return (path, path.Split('.')[^1].TrimEnd('[', ']'), at < 0 ? "" : lost[(at + 2)..]);
    }
}
