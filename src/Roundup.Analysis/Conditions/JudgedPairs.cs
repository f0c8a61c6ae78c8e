namespace Roundup.Analysis.Conditions;

/// <summary>
/// The pairs of a run with <c>--against</c> that can be judged. A library that was built without its source generator is another program
/// than its users have: a verdict on it would be said of the library.
/// </summary>
public sealed record JudgedPairs
{
    /// <summary>The pairs whose sides were both built as users build them.</summary>
    public IReadOnlyList<ComparedPair> Pairs { get; private init; } = [];

    /// <summary>The others, each with the reason.</summary>
    public IReadOnlyList<(ComparedPair Pair, string Reason)> Omitted { get; private init; } = [];

    /// <summary>The pairs of a run; none where it compares nothing.</summary>
    public static JudgedPairs Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = SerializerInfos.Of(file);
        var reasons = (file.Run.Comparison?.Pairs ?? [])
            .Select(pair => (Pair: pair, Reason: ReasonOf(infos[pair.Base], infos[pair.Candidate])))
            .ToLookup(one => one.Reason is null);
        return new()
        {
            Pairs = [.. reasons[true].Select(one => one.Pair)],
            Omitted = [.. reasons[false].Select(one => (one.Pair, one.Reason!))],
        };
    }

    /// <summary>Why two versions of a serializer are not compared; null where they are.</summary>
    public static string? ReasonOf(SerializerInfo before, SerializerInfo after)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        return (after.BuiltWithout is null ? before : after) is { BuiltWithout: { } package } serializer
            ? $"{serializer.Name} {serializer.Version} was {SerializerConditions.Missing(package)}, so there is no verdict: "
                + "--package-source adds a source that has the package."
            : null;
    }
}
