using Roundup.Results;

namespace Roundup.Analysis.Experiments.Fidelity;

/// <summary>The verification of one row on one set of data, in one shape on one target.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Outcome">The outcome where not all values came back; null where they did.</param>
/// <param name="Reason">The reason of the outcome.</param>
/// <param name="Fidelity">The fidelity of the values that came back.</param>
/// <param name="Lost">The members that lost something; for an exact row, those whose numbers lost their representation.</param>
public sealed record VerifiedDataset(
    string Dataset,
    Outcome? Outcome,
    string? Reason,
    Results.Fidelity Fidelity,
    IReadOnlyList<string> Lost)
{
    /// <summary>The elements of a value.</summary>
    public int Count { get; init; }

    /// <summary>An example of each of <see cref="Lost"/>, in the same order; null where the results have none.</summary>
    public IReadOnlyList<string>? Examples { get; init; }

    /// <summary>The first frames of the library's stack when it failed; empty where unknown.</summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>Whether every value came back unchanged.</summary>
    public bool IsExact => Outcome is null && Fidelity == Results.Fidelity.Exact;

    /// <summary>Whether values came back with losses.</summary>
    public bool IsLossy => Outcome is null && Fidelity == Results.Fidelity.Lossy;

    /// <summary>Whether it depends on a constructor of the user's, of which only the compiled code is known, what comes back.</summary>
    public bool IsNotKnown => Outcome is null && Fidelity == Results.Fidelity.Unchecked;
}

/// <summary>One row on all datasets, in the shapes and on the targets where the same came back.</summary>
/// <param name="Name">The row, with its compressor.</param>
/// <param name="Info">The metadata of the row's serializer.</param>
/// <param name="Datasets">The datasets at each count, in the order of the run.</param>
public sealed record VerifiedRow(string Name, SerializerInfo Info, IReadOnlyList<VerifiedDataset> Datasets)
{
    /// <summary>The shapes and targets: <c>Bytes, Stream</c>, <c>String on net8.0</c>; null where they are all that the row has.</summary>
    public string? Where { get; init; }

    /// <summary>The name, with the shapes and targets where others differ: <c>Swift (String)</c>.</summary>
    public string Label => Where is null ? Name : $"{Name} ({Where})";

    /// <summary>The rows of a run, by name: a line for all shapes and targets of a row in which the same came back.</summary>
    public static IReadOnlyList<VerifiedRow> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = RowInfos.Of(file);
        var severalTargets = file.Cases.Select(result => result.Id.Table.Target).Distinct().Skip(1).Any();
        return
        [
            .. from result in file.Cases
               group result by (result.Id.Serializer, Name: result.Id.RowName) into row
               orderby row.Key.Name.ToUpperInvariant()
               from line in Lines(row, severalTargets)
               select new VerifiedRow(row.Key.Name, infos[row.Key.Serializer], line.Datasets) { Where = line.Where },
        ];
    }

    private static IEnumerable<(IReadOnlyList<VerifiedDataset> Datasets, string? Where)> Lines(
        IEnumerable<CaseResult> row, bool severalTargets)
    {
        // A shape that the row does not have says nothing about the data.
        var all = row.GroupBy(result => (Shape: result.Shape ?? result.Id.Table.Shape, result.Id.Table.Target)).ToList();
        var tried = all.Where(cases => cases.Any(IsTried)).ToList();
        var lines = (tried.Count > 0 ? tried : all)
            .Select(cases => (cases.Key, Datasets: Merged(cases)))
            .GroupBy(line => Text(line.Datasets))
            .ToList();
        return lines.Select(same => (
            same.First().Datasets,
            lines.Count == 1 ? null : string.Join("; ", same.GroupBy(line => line.Key.Target, line => $"{line.Key.Shape}")
                .Select(target => string.Join(", ", target) + (severalTargets ? $" on {target.Key}" : "")))));
    }

    private static IReadOnlyList<VerifiedDataset> Merged(IEnumerable<CaseResult> cases) =>
        [.. cases.GroupBy(result => (result.Id.Table.Dataset, result.Id.Table.Count)).Select(Worst)];

    private static VerifiedDataset Worst(IGrouping<(string Dataset, int Count), CaseResult> cases)
    {
        // An operation that the row does not have says nothing about the data.
        var tried = cases.Where(IsTried).DefaultIfEmpty(cases.First()).ToList();
        var ended = tried.Where(IsUnchecked).MaxBy(result => !result.Outcome.IsBenign());
        var losses = tried.SelectMany(result => result.Lost.Zip(Examples(result))).DistinctBy(loss => loss.First).ToList();
        return new(
            cases.Key.Dataset,
            ended?.Outcome,
            ended?.Reason,
            FidelityKinds.Worst(tried.Select(result => result.Fidelity)),
            [.. losses.Select(loss => loss.First)])
        {
            Count = cases.Key.Count,
            Examples = losses.Exists(loss => loss.Second.Length > 0) ? [.. losses.Select(loss => loss.Second)] : null,
            Frames = ended?.Frames ?? [],
        };
    }

    private static IEnumerable<string> Examples(CaseResult result) =>
        result.LostExamples?.Count == result.Lost.Count ? result.LostExamples : Enumerable.Repeat("", result.Lost.Count);

    private static string Text(IEnumerable<VerifiedDataset> datasets) => string.Join('\n', datasets.Select(data =>
        $"{data.Dataset}\t{data.Count}\t{data.Outcome}\t{data.Reason}\t{data.Fidelity}\t{string.Join('\t', data.Lost)}"));

    private static bool IsTried(CaseResult result) => result.Outcome != Results.Outcome.Unsupported;

    /// <summary>Whether not all came back, or what came back in another process was wrong.</summary>
    private static bool IsUnchecked(CaseResult result) =>
        result is { Fidelity: Results.Fidelity.Unchecked, Lost.Count: 0 }
        || result.Outcome is not (Results.Outcome.Measured or Results.Outcome.Skipped);
}
