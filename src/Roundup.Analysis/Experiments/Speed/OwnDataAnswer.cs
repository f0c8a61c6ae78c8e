using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>
/// What a run says of one dataset of the user's own, on the first target, for the shape Bytes where it was measured. The program has
/// classes of its own, so a serializer counts with the mapping to the classes that its library generates.
/// </summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Serializers">The serializers by the result of their verification, without references.</param>
/// <param name="Sizes">The rankings of each count; the largest count last.</param>
public sealed record OwnDataAnswer(string Dataset, SerializersByResult Serializers, IReadOnlyList<RankedCount> Sizes)
{
    /// <summary>The ranking by both operations at the largest count; null where no serializer has a ratio.</summary>
    public Ranking? Ranking => Sizes[^1].Both;

    /// <summary>The baseline; null where it has no number here, or where the two operations have different baselines.</summary>
    public string? Baseline => Ranking?.Tables == Sizes[^1].Operations ? Ranking?.Baseline : null;

    /// <summary>The best serializer of each format at the largest count, the best first; empty for one format.</summary>
    public IReadOnlyList<RankedSerializer> Formats =>
        Compared(Ranking).GroupBy(serializer => serializer.Serializer.Format)
            .Select(serializers => serializers.First()).ToArray() is { Length: > 1 } best ? best : [];

    /// <summary>The exact serializer with the smallest output at the largest count; null where no size is known.</summary>
    public RankedSerializer? Smallest => Compared(Sizes[^1].Serialize).Where(serializer => serializer.Cases[0].Result.SizeBytes > 0)
        .OrderBy(serializer => serializer.Cases[0].Result.SizeBytes).ThenBy(serializer => serializer.Name, StringComparer.Ordinal)
            .FirstOrDefault();

    /// <summary>The first serializer of the ranking that is at least probably faster than the baseline; null where there is none.</summary>
    public RankedSerializer? Switch =>
        Compared(Ranking).FirstOrDefault(serializer => !serializer.IsBaseline && OverBaseline(serializer) != Certainty.NotSignificant);

    /// <summary>
    /// How surely a serializer is faster than the baseline: one that is lossy is not among the serializers that are ranked.
    /// </summary>
    public Certainty OverBaseline(RankedSerializer serializer)
    {
        ArgumentNullException.ThrowIfNull(serializer);
        return serializer.Rivals!.FirstOrDefault(rival => rival.Name == Baseline)?.Certainty
            ?? (serializer.Both.Interval?.High < 1 ? Certainty.Probable : Certainty.NotSignificant);
    }

    internal static IReadOnlyList<OwnDataAnswer> Of(AnalysedRun run) =>
    [
        .. from dataset in run.File.Datasets.Where(data => data.IsOwn).Select(data => data.Name).Distinct()
           let tables = run.Tables.Where(table => table.Id.Dataset == dataset).ToList()
           where tables.Count > 0
           select Of(run, dataset, tables),
    ];

    private static OwnDataAnswer Of(AnalysedRun run, string dataset, List<AnalysedTable> tables)
    {
        var shape = tables.Exists(table => table.Id.Shape == Shape.Bytes) ? Shape.Bytes : tables[0].Id.Shape;
        var asked = tables.FindAll(table => table.Id.Shape == shape && table.Id.Target == tables[0].Id.Target);
        Ranking? Ranked(int count, Weights weights)
        {
            var ids = asked.Where(table => table.Id.Count == count).Select(table => table.Id).ToHashSet();
            return run.RankedBy(weights with { IsWithMapping = true }, ids.Contains) is [var first, ..] ? first : null;
        }

        return new(dataset, SerializersByResult.Of(asked),
        [
            .. asked.GroupBy(table => table.Id.Count, table => table.Id.Operation).OrderBy(one => one.Key).Select(count => new RankedCount(
                count.Key,
                Ranked(count.Key, new() { Write = 1 }),
                Ranked(count.Key, new() { Read = 1 }),
                Ranked(count.Key, Weights.Usual),
                count.Distinct().Count())),
        ]);
    }

    private static IEnumerable<RankedSerializer> Compared(Ranking? ranking) =>
        ranking?.Serializers.Where(serializer => serializer.IsCompared) ?? [];
}

/// <summary>The rankings of one count.</summary>
/// <param name="Count">The count.</param>
/// <param name="Serialize">By the time to write; null where no serializer has a ratio.</param>
/// <param name="Deserialize">By the time to read.</param>
/// <param name="Both">By both.</param>
/// <param name="Operations">The number of operations that were asked for.</param>
public sealed record RankedCount(int Count, Ranking? Serialize, Ranking? Deserialize, Ranking? Both, int Operations);

/// <summary>The serializers of a run by the result of their verification.</summary>
/// <param name="Exact">Serializers that preserved everything.</param>
/// <param name="Lossy">Serializers that lost members.</param>
/// <param name="Unable">Serializers that cannot represent the data, or fail on it.</param>
/// <param name="Untried">Serializers whose package is not available here, or that were skipped before verification.</param>
public sealed record SerializersByResult(
    IReadOnlyList<string> Exact, IReadOnlyList<string> Lossy, IReadOnlyList<string> Unable, IReadOnlyList<string> Untried)
{
    /// <summary>
    /// For each lossy or unable serializer, the serializers of the same library that preserve everything, where there are any.
    /// </summary>
    public IReadOnlyList<Alternative> Alternatives { get; init; } = [];

    /// <summary>The number of all serializers.</summary>
    public int All => Exact.Count + Lossy.Count + Unable.Count + Untried.Count + NotKnown.Count;

    /// <summary>Serializers of which it depends on a constructor whose code is not known whether they lose members.</summary>
    public IReadOnlyList<string> NotKnown { get; init; } = [];

    internal static SerializersByResult Of(IEnumerable<AnalysedTable> tables)
    {
        var rows = tables.SelectMany(table => table.Rows)
            .Where(row => !row.Serializer.IsReference)
            .GroupBy(row => row.Result.Id.Serializer)
            .Select(serializer => (Name: serializer.Key, serializer.First().Serializer.Library, serializer.First().Conditions.CanLead,
                Result: ResultOf(serializer)))
            .OrderBy(row => row.Name, StringComparer.OrdinalIgnoreCase)
            .ToLookup(row => row.Result);
        string[] Names(SerializerResult result) => [.. rows[result].Select(row => row.Name)];
        return new(Names(SerializerResult.Exact), Names(SerializerResult.Lossy), Names(SerializerResult.Unable),
            Names(SerializerResult.Untried))
        {
            NotKnown = Names(SerializerResult.NotKnown),
            Alternatives =
            [
                .. rows[SerializerResult.Unable].Concat(rows[SerializerResult.Lossy])
                    .GroupJoin(
                        rows[SerializerResult.Exact].Where(exact => exact.CanLead),
                        row => row.Library,
                        exact => exact.Library,
                        (row, exact) => new Alternative(
                        row.Name, row.Result == SerializerResult.Lossy, [.. exact.Select(other => other.Name)]))
                    .Where(row => row.Exact.Count > 0),
            ],
        };
    }

    private static SerializerResult ResultOf(IEnumerable<AnalysedCase> row)
    {
        var cases = row.Select(one => one.Result).ToList();

        // An operation that a serializer does not have says nothing about the data, and a case that the budget skipped may have been
        // verified.
        var verified = cases.Where(one => one.Fidelity != Results.Fidelity.Unchecked).ToList();
        return cases.Exists(one => one.Outcome != Outcome.Measured && !one.Outcome.IsBenign()) ? SerializerResult.Unable
            : verified.Exists(one => one.Fidelity == Results.Fidelity.Lossy) ? SerializerResult.Lossy
            : cases.Exists(one => one is { Fidelity: Results.Fidelity.Unchecked, Lost.Count: > 0 }) ? SerializerResult.NotKnown
            : verified.Count > 0 ? SerializerResult.Exact
            : cases.Exists(one => one.Outcome == Outcome.Unsupported) ? SerializerResult.Unable
            : SerializerResult.Untried;
    }

    private enum SerializerResult
    {
        Exact,
        Lossy,
        Unable,
        Untried,
        NotKnown,
    }
}

/// <summary>The serializers of a library that preserve the data where another of its serializers does not.</summary>
/// <param name="Name">The serializer that does not.</param>
/// <param name="IsLossy">Whether that serializer loses members; otherwise it cannot represent the data, or fails on it.</param>
/// <param name="Exact">The serializers that preserve the data.</param>
public sealed record Alternative(string Name, bool IsLossy, IReadOnlyList<string> Exact);
