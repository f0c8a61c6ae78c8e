namespace Roundup.Analysis.Experiments.Checks;

/// <summary>What a check of own data found of one serializer: a loss in one member, or an exception, however many checks show it.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Key">
/// The name of the finding, of categories, datasets, members and types, never with values:
/// <c>versions/OrderBefore/from-Order Note: null</c>.
/// </param>
/// <param name="Outcome">The result; of one that is gone, the expected one.</param>
/// <param name="State">How it compares with what was expected.</param>
public sealed record OwnFinding(string Serializer, string Key, CheckOutcome Outcome, FindingState State)
{
    /// <summary>The expected result; null where none was.</summary>
    public CheckOutcome? Was { get; init; }

    /// <summary>The targets on which it was found, where not on all; empty: on all.</summary>
    public IReadOnlyList<string> Targets { get; init; } = [];

    /// <summary>What was lost or thrown, as reports show it; null where it is gone.</summary>
    public CheckFinding? First { get; init; }

    /// <summary>The changes of the types that it comes from: of its member, else all; empty where no versions are compared.</summary>
    public IReadOnlyList<ContractChange> Changes { get; init; } = [];

    /// <summary>
    /// The cases of own data that were not checked, although findings were expected: a package was unavailable, or the serializer does not
    /// support the types as they are now. Empty where nothing was expected.
    /// </summary>
    /// <param name="file">The results.</param>
    public static IReadOnlyList<CaseResult> NotChecked(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var own = file.Datasets.Where(data => data.IsOwn && data.Name != file.Run.Contract?.Before).Select(data => data.Name).ToHashSet();
        return file.Run.Expected is null || file.Run.Interrupted ? [] :
        [
            .. file.Cases.Where(result => own.Contains(result.Id.Table.Dataset)
                && result.Outcome is Results.Outcome.Unsupported or Results.Outcome.Unavailable
                && !CheckedSerializer.WereChecksRun(result)),
        ];
    }

    /// <summary>
    /// The findings of a run: first new ones, changed and gone ones, then those that were expected, or all where none were given.
    /// </summary>
    /// <param name="file">The results.</param>
    public static IReadOnlyList<OwnFinding> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);

        // What an interrupted run has not found may be what it has not run.
        return
        [
            .. new OwnChecks(file).Findings(file.Run.Interrupted ? null : file.Run.Expected)
                .OrderBy(finding => finding.State <= FindingState.Expected)
                .ThenBy(finding => finding.State)
                .ThenBy(finding => finding.Serializer, StringComparer.Ordinal)
                .ThenBy(finding => finding.Key, StringComparer.Ordinal),
        ];
    }
}

/// <summary>How a finding compares with what was expected.</summary>
public enum FindingState
{
    /// <summary>Nothing was said about expected findings.</summary>
    NotCompared,

    /// <summary>It was expected.</summary>
    Expected,

    /// <summary>It was not expected.</summary>
    New,

    /// <summary>Another result was expected.</summary>
    Changed,

    /// <summary>It was expected, its check was run, and it was not found.</summary>
    Gone,
}
