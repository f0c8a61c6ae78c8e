namespace Roundup.Results;

/// <summary>What a run compares: serializers before and after a change (<c>--against</c>), or each serializer on two targets.</summary>
/// <param name="Pairs">The serializers.</param>
/// <param name="Threshold">The smallest change of a time, as a share, that counts as one.</param>
/// <param name="Margin">The largest change of a time, as a share, that counts as none.</param>
public sealed record ComparisonInfo(IReadOnlyList<ComparedPair> Pairs, double Threshold, double Margin)
{
    /// <summary>The target after the change and the one before it; null where both sides of each pair have one target.</summary>
    public ComparedPair? Targets { get; init; }

    /// <summary>The case before the change of a case after it; null where the case is none after it.</summary>
    public CaseId? BaseOf(CaseId candidate)
    {
        ArgumentNullException.ThrowIfNull(candidate);
        return Pairs.FirstOrDefault(pair => pair.Candidate == candidate.Serializer) is not { } pair ? null
            : Targets is null ? candidate with { Serializer = pair.Base }
            : candidate.Table.Target == Targets.Candidate
                ? candidate with { Serializer = pair.Base, Table = candidate.Table with { Target = Targets.Base } }
            : null;
    }

    /// <summary>The key of the serializers that take turns one behind the other: that of a pair, else the serializer's own name.</summary>
    public string KeyOf(string serializer) => Pairs.FirstOrDefault(pair => pair.Candidate == serializer)?.Base ?? serializer;
}

/// <summary>A serializer, by its serializer's full name, or a target, after and before a change.</summary>
/// <param name="Candidate">After the change.</param>
/// <param name="Base">Before it.</param>
public sealed record ComparedPair(string Candidate, string Base);
