using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Checks;

internal sealed class FindingsExport(ResultsFile file)
{
    private readonly RunAgain _runAgain = new(file);
    private readonly HashSet<CaseResult> _notChecked = [.. OwnFinding.NotChecked(file)];
    private readonly List<string> _targets = [.. file.Cases.Select(result => result.Id.Table.Target).Distinct()];

    // Null where no own data were checked.
    public ContractFindings? Create(IReadOnlyList<OwnFinding> found)
    {
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        var cases = file.Cases.Where(result => own.Contains(result.Id.Table.Dataset)).ToList();
        List<ContractFinding> findings = [.. found.Select(Finding)];
        List<ContractCheck> checks = [.. cases.SelectMany(one => Checks(one.Id, one, findings))];
        var rest = findings.Except(checks.SelectMany(check => check.Findings));
        checks.AddRange(rest.Select(one => new ContractCheck(Suite(one.Of.Serializer, TargetOf(one.Of)), one.Of.Key, Findings: one)));
        return cases.Count == 0 ? null : new(file.Run.RoundupVersion, findings, checks) { Detail = Detail.Data };
    }

    private ContractFinding Finding(OwnFinding one) => new(
        one,
        one.First is { Id: var id } ? DirectionOf(id.Category, id.Dataset) : null,
        one.First is null ? null : _runAgain.Command(one.Serializer, TargetOf(one), one.First.Id, isOwnData: true));

    private IEnumerable<ContractCheck> Checks(CaseId id, CaseResult result, List<ContractFinding> findings)
    {
        var suite = Suite(id.SerializerName, id.Table.Target);
        var data = id.Table.Count == 1 ? id.Table.Dataset : FormattableString.Invariant($"{id.Table.Dataset}-x{id.Table.Count}");
        if (!CheckedSerializer.WereChecksRun(result) || result.Part is not CheckedCase part)
        {
            // The reason quotes an exception.
            var isError = _notChecked.Contains(result)
                || (result.Outcome != Outcome.Measured && !result.Outcome.IsBenign() && result.Part.Refused is not true);
            return [new(suite, data, result.Outcome == Outcome.Measured ? "no check was run" : result.Outcome.Word(), isError)];
        }

        var wasRun = part.Passed.Keys.Union(part.Findings.Select(one => one.Category)).ToHashSet();
        return from category in wasRun.Union(part.NotRun.Keys).Order()
               where category == CheckCategory.Versions || id.Table.Dataset != file.Run.Contract?.Before
               let direction = DirectionOf(category, id.Table.Dataset) is { } text ? $": {text}" : ""
               select new ContractCheck(
                   suite,
                   $"{category.Word()}/{data}{direction}",
                   wasRun.Contains(category) ? null : part.NotRun[category].Split(':')[0],
                   IsError: false,
                   [.. findings.Where(one => one.Of.Serializer == id.SerializerName
                       && (one.Of.Targets.Count == 0 || one.Of.Targets.Contains(id.Table.Target))
                       && one.Of.First?.Id is { } check && check.Category == category && check.Dataset == id.Table.Dataset
                       && (check.Count ?? 1) == id.Table.Count)]);
    }

    private string Suite(string serializer, string target) => _targets.Count > 1 ? $"{serializer} on {target}" : serializer;

    private string TargetOf(OwnFinding finding) => finding.Targets.Concat(_targets).First();

    private string? DirectionOf(CheckCategory category, string reader) =>
        category != CheckCategory.Versions || file.Run.Contract is not { } contract ? null
        : reader == contract.Before ? $"a program of {contract.Reference.TrimEnd('.')} reads what these files write"
        : reader == contract.Dataset ? $"these files read what {contract.Reference.TrimEnd('.')} wrote"
        : null;
}
