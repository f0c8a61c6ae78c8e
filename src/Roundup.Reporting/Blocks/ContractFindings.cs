using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Blocks;

// The findings of checks of own data, which formats write as other tools read them: names, and no value of the data.
internal sealed record ContractFindings(
    string Version, IReadOnlyList<ContractFinding> Findings, IReadOnlyList<ContractCheck> Checks) : Block
{
    // Those that were not expected, by the changes of the types that they come from: the most harmful first.
    public IEnumerable<IReadOnlyList<ContractFinding>> Groups => Findings.Where(one => one.Of.State != FindingState.Expected)
        .OrderByDescending(one => one.Fails).ThenBy(one => one.Of.State == FindingState.Gone).ThenByDescending(one => one.Of.Outcome)
        .GroupBy(one => one.Of.Changes.Count == 0 ? one.Of.Key : string.Join('\n', one.Of.Changes.Select(change => change.Text)))
        .Select(IReadOnlyList<ContractFinding> (same) => [.. same]);
}

// Direction: which version reads, and which one wrote; null in other categories. Command: repeats the check; null where it is gone.
internal sealed record ContractFinding(OwnFinding Of, string? Direction, string? Command)
{
    // Where nothing was expected, each finding but an equal value counts as a failure in a report of tests.
    public bool Fails => Of.State is FindingState.New or FindingState.Changed or FindingState.Gone
        || (Of.State == FindingState.NotCompared && Of.Outcome > CheckOutcome.Equivalent);

    public string Title => (Of.State == FindingState.NotCompared ? "" : $"{Word}: ")
        + $"{Of.Key} ({Of.Outcome.Word()}{(Of is { State: FindingState.Changed, Was: { } was } ? $", was {was.Word()}" : "")})"
        + (Direction is null ? "" : $": {Direction}");

    // The change that stands for all; null without one.
    public ContractChange? Change => Of.Changes.Where(change => change.File is not null).Concat(Of.Changes).FirstOrDefault();

    // OrderLine.Note was added in front of Price, and 1 more change; null without a change.
    public string? Changed => Change is not { Text: var text } ? null
        : text + (Of.Changes.Count > 1 ? $", and {CountText.Format(Of.Changes.Count - 1, "more change")}" : "");

    public string Word => Of.State switch
    {
        FindingState.New => "new",
        FindingState.Changed => "changed",
        FindingState.Gone => "no longer found",
        FindingState.Expected => "expected",
        _ => "found",
    };
}

// The checks of a category with a serializer (and runtime, where there are several) and a dataset. NotRun: why not, which IsError if a
// build or a process failed; null where they were run.
internal sealed record ContractCheck(
    string Serializer, string Name, string? NotRun = null, bool IsError = false, params IReadOnlyList<ContractFinding> Findings);
