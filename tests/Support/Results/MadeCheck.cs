using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>Made-up results of checks.</summary>
internal static class MadeCheck
{
    public static ResultsFile File(params CaseResult[] cases)
    {
        var file = Synthetic.File(null, cases);
        return file with
        {
            Run = file.Run with { Command = "check", Experiments = [file.Run.Experiment with { Name = ExperimentNames.Check }] },
            Targets =
            [
                .. cases.Select(one => one.Id.Table.Target).Distinct().Select(name => new TargetInfo { Name = name, Runtime = name }),
            ],
        };
    }

    /// <summary>Results of checks of own data: each dataset is the user's.</summary>
    public static ResultsFile Own(params CaseResult[] cases) => File(cases) with
    {
        Datasets =
        [
            .. cases.Select(one => one.Id.Table.Dataset).Distinct().Select(name => new DatasetInfo
            {
                Name = name, Description = "", IsOwn = true, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "",
            }),
        ],
    };

    /// <summary>The results of a probe.</summary>
    /// <param name="passed">The checks of the category values that passed.</param>
    public static CaseResult Case(string row, string probe, int passed, params CheckFinding[] findings) => Case(row, probe, new CheckedCase
    {
        Outcome = Outcome.Measured,
        Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = passed },
        Findings = findings,
    });

    public static CaseResult Case(string row, string probe, CheckedCase part) =>
        (Synthetic.Case(row, part, ExperimentNames.Check) with { Fidelity = Fidelity.Unchecked, SizeBytes = null })
        .At(dataset: probe, count: 1, shape: Shape.Preferred);

    /// <summary>A failed check.</summary>
    public static CheckFinding Finding(
        string id, CheckOutcome outcome, string? lost = null, string? example = null, string? reason = null)
    {
        return new()
        {
            Id = CheckId.Parse(id) ?? throw new ArgumentException($"'{id}' is not the name of a check"),
            Outcome = outcome,
            Lost = lost is null ? [] : [lost],
            Examples = example is null ? null : [example],
            Value = reason is null ? null : 1,
            Reason = reason,
        };
    }
}
