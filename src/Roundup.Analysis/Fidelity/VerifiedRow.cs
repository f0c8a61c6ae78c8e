using Roundup.Results;

namespace Roundup.Analysis.Fidelity;

/// <summary>What became of one row on one dataset, over all counts and shapes: the worst of them.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Outcome">How it ended, where it has no result; null where it came back.</param>
/// <param name="Reason">Why.</param>
/// <param name="Fidelity">The fidelity of what came back.</param>
/// <param name="Lost">The members that lost something; where all came back exactly, those that lost the form of a number.</param>
public sealed record VerifiedDataset(
    string Dataset,
    Outcome? Outcome,
    string? Reason,
    Results.Fidelity Fidelity,
    IReadOnlyList<string> Lost)
{
    /// <summary>Where the library was when it ended, its first frames; empty where they are not known.</summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>Whether all came back as it was.</summary>
    public bool IsExact => Outcome is null && Fidelity == Results.Fidelity.Exact;

    /// <summary>Whether it came back with losses.</summary>
    public bool IsLossy => Outcome is null && Fidelity == Results.Fidelity.Lossy;
}

/// <summary>One row with all datasets.</summary>
/// <param name="Name">The row, with its compressor.</param>
/// <param name="Info">What is known of it.</param>
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
        // A shape or operation that the row does not have says nothing of the data.
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
