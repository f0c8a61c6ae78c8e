using Roundup.Results;

namespace Roundup.Analysis.Experiments.Fidelity;

/// <summary>The verification of one row on one dataset: the worst result over all counts and shapes.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Outcome">The outcome where nothing was compared; null where a value came back.</param>
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
    /// <summary>The first frames of the library's stack when it failed; empty where unknown.</summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>Whether every value came back unchanged.</summary>
    public bool IsExact => Outcome is null && Fidelity == Results.Fidelity.Exact;

    /// <summary>Whether values came back with losses.</summary>
    public bool IsLossy => Outcome is null && Fidelity == Results.Fidelity.Lossy;
}

/// <summary>One row on all datasets.</summary>
/// <param name="Name">The row, with its compressor.</param>
/// <param name="Info">The metadata of the row's serializer.</param>
/// <param name="Datasets">The datasets, in the order of the run.</param>
public sealed record VerifiedRow(string Name, SerializerInfo Info, IReadOnlyList<VerifiedDataset> Datasets)
{
    /// <summary>The rows of a run, by name. A pure function of the file.</summary>
    public static IReadOnlyList<VerifiedRow> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = RowInfos.Of(file);
        return
        [
            .. from result in file.Cases
               group result by (result.Id.Serializer, Name: result.Id.RowName) into row
               orderby row.Key.Name.ToUpperInvariant()
               select new VerifiedRow(
                   row.Key.Name,
                   infos[row.Key.Serializer],
                   [.. row.GroupBy(result => result.Id.Cell.Dataset).Select(Worst)]),
        ];
    }

    private static VerifiedDataset Worst(IGrouping<string, CaseResult> cases)
    {
        // A shape or operation that the row does not have says nothing about the data.
        var tried = cases.Where(result => result.Outcome != Results.Outcome.Unsupported || cases.All(IsUnchecked)).ToList();
        var ended = tried.Find(IsUnchecked);
        var fidelity = FidelityKinds.Worst(tried.Select(result => result.Fidelity));
        return new(cases.Key, ended?.Outcome, ended?.Reason, fidelity, [.. tried.SelectMany(result => result.Lost).Distinct()])
        {
            Frames = ended?.Frames ?? [],
        };
    }

    /// <summary>Whether nothing came back, or what came back in another process was wrong.</summary>
    private static bool IsUnchecked(CaseResult result) =>
        result.Fidelity == Results.Fidelity.Unchecked || result.Outcome is not (Results.Outcome.Measured or Results.Outcome.Skipped);
}
