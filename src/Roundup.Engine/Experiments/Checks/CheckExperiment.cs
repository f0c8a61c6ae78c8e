using System.Text.Json.Serialization.Metadata;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Results.Texts;

namespace Roundup.Engine.Experiments.Checks;

// Checks whether data survive: in chunks, from another version, another serializer, several threads, or damaged. Nothing is timed.
internal sealed class CheckExperiment : IExperiment
{
    // What docs/check.md has of a whole run of the suite, of which the builds were a part.
    private const string Known =
        "the suite's 123,561 took 17 min on two processors; a few thousand take hardly longer than their builds";

    public string Name => ExperimentNames.Check;

    public IReadOnlyList<Effort> Efforts { get; } =
        [.. Effort.Names.Select(name => new Effort(name, Launches: 0, Rounds: 0, BatchMs: 0, WarmupMs: 0))];

    public bool ComparesSerializers => false;

    public bool TakesTimes => false;

    // Its checks say what does not come back; a serializer that fails one is checked with all others.
    public ExperimentValues Values => ExperimentValues.Probes;

    public string ReasonNotMeasured => "no check was run";

    // Serialize and Deserialize belong to one check, so that a serializer that does one of them alone has none. A shape of the user's is a
    // case of its own.
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
    [
        .. cases
            .Where(planned => planned.Serializer.Operations.Count > 1)
            .GroupBy(planned => planned.Id.WithoutOperation())
            .Select(both => both.FirstOrDefault(planned => planned.Unsupported is null) ?? both.First()),
    ];

    public string Ahead(Plan plan)
    {
        var indices = Enumerable.Range(0, plan.Cases.Count).Where(index => plan.Cases[index].Unsupported is null).ToList();
        var cases = new CheckCases(plan, indices);
        var most = indices.Sum(index => CheckRun.FindRules(plan.Options).Sum(rule => CheckRun.Count(cases, rule, index)));
        return $"At most {CountText.Format(most, "check")} will run once the workers are built. For comparison: {Known}.";
    }

    public void Require(Plan plan) => CheckRun.Require(plan);

    public ExperimentState NewState(int cases) => new CheckState(cases);

    public Task RunAsync(ExperimentScope scope) => new CheckRun(scope).RunAsync();
}

internal sealed record CheckedEntry(int Case, CheckCategory Category, int Passed, IReadOnlyList<CheckFinding> Findings) : Entry
{
    public IReadOnlyDictionary<string, double>? Figures { get; init; }

    public IReadOnlyList<ComparedText>? Texts { get; init; }

    // Why no check was run, or not all; null otherwise.
    public string? NotRun { get; init; }

    public bool HasReadOthers { get; init; }

    // Whether code of Roundup's reads and writes the members, so that failures are counted as that.
    public bool IsOwnCode { get; init; }

    // Whether it only says what other answers forgive: the values are those of another dataset, which has the results.
    public bool IsAside { get; init; }
}

internal sealed class CheckState(int cases) : ExperimentState
{
    // An entry for each category. What one worker adds, another may look up at the same time.
    private readonly CheckedEntry?[]?[] _cases = new CheckedEntry?[cases][];

    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(CheckedEntry), "checked")];

    public bool IsPlanned(int index) => _cases[index] is not null;

    // Whether the checks of a rule were run. Round trips are run with the serializer alone first.
    public bool IsPlanned(int index, ICheckRule rule) => AnswersOf(index, rule.Category) is { } answers
        && (rule.Category != CheckCategory.Values || answers.HasReadOthers || !rule.ReadsOthers);

    public CheckedEntry? AnswersOf(int index, CheckCategory category) => _cases[index]?[(int)category];

    public override void Apply(Entry entry)
    {
        if (entry is CheckedEntry answered)
        {
            (_cases[answered.Case] ??= new CheckedEntry?[Enum.GetValues<CheckCategory>().Length])[(int)answered.Category] = answered;
        }
    }

    public override void Forget(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            _cases[index] = null;
        }
    }

    public override CasePart? Result(int index)
    {
        if (_cases[index] is not { } asked)
        {
            return null;
        }

        var categories = asked.OfType<CheckedEntry>().Where(category => !category.IsAside).ToList();
        return new CheckedCase
        {
            Outcome = Outcome.Measured,
            Passed = categories.Where(category => category.Passed > 0)
                .ToDictionary(category => category.Category, category => category.Passed),
            Findings =
            [
                .. categories.SelectMany(
                    category => category.IsOwnCode ? category.Findings.Select(CheckJudge.OfOwnCode) : category.Findings),
            ],
            Figures = categories.SelectMany(category => category.Figures ?? new Dictionary<string, double>())
                .GroupBy(figure => figure.Key).ToDictionary(figure => figure.Key, figure => figure.Max(one => one.Value)),
            Texts = [.. categories.SelectMany(category => category.Texts ?? [])],
            NotRun = categories.Where(category => category.NotRun is not null)
                .ToDictionary(category => category.Category, category => category.NotRun!),
        };
    }
}
