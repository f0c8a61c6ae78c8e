namespace Roundup.Results;

/// <summary>What a run compares: rows before and after a change (<c>--against</c>).</summary>
/// <param name="Pairs">The rows.</param>
/// <param name="Threshold">The smallest change of a time, as a share, that counts as one.</param>
/// <param name="Margin">The largest change of a time, as a share, that counts as none.</param>
public sealed record ComparisonInfo(IReadOnlyList<ComparedPair> Pairs, double Threshold, double Margin)
{
    /// <summary>The key of the rows that take turns one behind the other: that of a pair, else the row's own name.</summary>
    public string KeyOf(string serializer) => Pairs.FirstOrDefault(pair => pair.Candidate == serializer)?.Base ?? serializer;
}

/// <summary>A row after and before a change, each by its serializer's full name.</summary>
/// <param name="Candidate">The row after the change.</param>
/// <param name="Base">The row before it.</param>
public sealed record ComparedPair(string Candidate, string Base);
