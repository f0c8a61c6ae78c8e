using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Engine.Experiments.Checks.Texts;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Checks;

internal sealed class SerializerChecker(ExperimentScope scope, CheckCases cases, CheckState state, IReadOnlyList<int> row, Turns turns)
    : IAsyncDisposable
{
    // After so many timeouts in a category no further check is run, since each costs the limit of a step.
    private const int MostTimeouts = 2;

    // The values whose payloads are compared as texts.
    private const int MostCompared = 256;

    public const string BudgetEnded = "the budget ran out before";

    private readonly CheckWorker _worker = new(scope, cases, row, turns);

    public ValueTask DisposeAsync() => _worker.DisposeAsync();

    public async Task RunAsync(int index, ICheckRule rule)
    {
        if (scope.Budget.IsOver && !state.IsPlanned(index))
        {
            return;
        }

        var isOmitted = cases[index].Serializer.IsReference && !rule.UsesReferences;
        var checks = isOmitted ? [] : rule.Plan(cases, index).Where(cases.IsWanted).ToList();
        var alone = rule.Category == CheckCategory.Values ? state.AnswersOf(index, rule.Category) : null;
        if (checks.Count == 0 && (cases.IsReplay || alone is not null))
        {
            return;
        }

        var answers = new Answers(row.Sum(other => CountTimeouts(state.AnswersOf(other, rule.Category)?.Findings ?? [])))
        {
            NotRun = isOmitted ? "a reference is no serializer"
                : checks.Count == 0 ? rule.WhyNothing(cases, index)
                : null,
        };
        foreach (var check in checks)
        {
            if (!await RunAsync(check, answers))
            {
                break;
            }
        }

        if (scope.Ledger.IsOpen(index))
        {
            scope.Ledger.Add(Entry(index, rule, answers, alone));
        }
    }

    // Runs one check, and adds its result; returns whether the next one is run.
    private async Task<bool> RunAsync(PlannedCheck check, Answers answers)
    {
        if (answers.TimeoutsBefore + CountTimeouts(answers.Findings) >= MostTimeouts)
        {
            answers.NotRun = $"{CheckOutcome.Timeout.Counted(MostTimeouts)} before";
            return false;
        }

        if (EndsProcess(check))
        {
            answers.NotRun = "these values by themselves end in a crash, a timeout or too much memory";
            return true;
        }

        if (await FactsAsync(check) is not { } facts)
        {
            var isOver = scope.Budget.IsOver;
            answers.NotRun = isOver ? BudgetEnded : "the writer writes none of the values";
            return !isOver && scope.Ledger.IsOpen(check.Reader);
        }

        if (facts.NotRun is null)
        {
            answers.AddFigures(facts.Figures);
        }

        if (check.ComparesTexts && await ComparedAsync(check) is { } compared)
        {
            answers.Texts.Add(compared);
        }

        return Add(check, CheckJudge.Judge(JudgedOf(check), facts, OwnOf(check)), answers);
    }

    // What the writer and the reader wrote of the same values; null where one of them wrote nothing.
    private async Task<ComparedText?> ComparedAsync(PlannedCheck check)
    {
        var (from, to) = (cases[check.Writer], cases[check.Reader]);
        if (await _worker.WrittenAsync(check.Writer, check.WriterShape) is not { } before
            || await _worker.WrittenAsync(check.Reader, check.Id.Shape) is not { } after)
        {
            return null;
        }

        var both = before.Zip(after).Where(one => one is { First: not null, Second: not null })
            .Select(one => (Before: one.First!, After: one.Second!)).Take(MostCompared).ToList();
        var code = new[] { from, to }.Select(one => one.Serializer.Settings?.File.Code).OfType<string>();
        var compared = new ComparedText(
            from.Id.Serializer, both.Count, both.Count(one => one.Before.AsSpan().SequenceEqual(one.After)),
            both.Sum(one => one.Before.LongLength), both.Sum(one => one.After.LongLength), []);
        if (from.Library.Format != "JSON" || to.Library.Format != "JSON")
        {
            return compared with { NotCompared = $"the members of {to.Library.Format} are not compared" };
        }

        try
        {
            return compared with { Differences = TextComparer.Compare(both, scope.Ledger.Texts.NamesIn(check.Reader, code)) };
        }
        catch (JsonException)
        {
            return compared with { NotCompared = "a payload is not standard JSON" };
        }
    }

    private async Task<CheckFacts?> FactsAsync(PlannedCheck check) => scope.Budget.IsOver ? null : await _worker.SendAsync(check);

    private bool Add(PlannedCheck check, CheckVerdict verdict, Answers answers)
    {
        answers.NotRun = verdict.NotRun ?? answers.NotRun;
        if (verdict.IsPassed)
        {
            answers.AddPassed(check.Limit);
        }

        if (verdict.Finding is not { } finding)
        {
            return true;
        }

        answers.Findings.Add(scope.Ledger.Texts.Clean(check.Reader, finding));
        if (check.Limit is (_, var reached) && CheckJudge.IsEnd(finding))
        {
            answers.NotRun = $"the process ended at {reached:N0}";
            return false;
        }

        return true;
    }

    private CheckedEntry Entry(int index, ICheckRule rule, Answers answers, CheckedEntry? alone) =>
        new(index, rule.Category, answers.Passed + (alone?.Passed ?? 0), [.. alone?.Findings ?? [], .. answers.Findings])
        {
            Figures = answers.Figures.Count == 0 ? null : answers.Figures,
            NotRun = alone is null || answers.NotRun == BudgetEnded ? answers.NotRun : alone.NotRun,
            Texts = answers.Texts.Count == 0 ? null : answers.Texts,
            HasReadOthers = rule.ReadsOthers,
            IsOwnCode = cases[index].Serializer.IsOwnCode,
            IsAside = cases[index].Dataset.Version is not null && rule.Category == CheckCategory.Values,
        };

    private static int CountTimeouts(IReadOnlyCollection<CheckFinding> findings) =>
        findings.Count(finding => finding.Outcome == CheckOutcome.Timeout);

    // Whether the writer or the reader ends its process without the other one, so that a check of both says nothing.
    private bool EndsProcess(PlannedCheck check) => check.Kind != PlannedCheckKind.RoundTrip
        && OwnOf(check).Any(CheckJudge.IsEnd);

    private CheckFinding?[] OwnOf(PlannedCheck check) =>
        [OwnOf(check.Reader, check.Id.Shape), OwnOf(check.Writer, check.WriterShape)];

    // What a case loses by itself in a shape; null where all comes back.
    private CheckFinding? OwnOf(int index, Shape shape) => state.AnswersOf(index, CheckCategory.Values)?.Findings
        .FirstOrDefault(finding => finding.Shape == shape);

    private JudgedCheck JudgedOf(PlannedCheck check) => new(check.Id)
    {
        Writer = check.Writer == check.Reader ? null : Name(check.Writer),
        MayRefuse = check.MayRefuse,
        ForgivesOwnLosses = check.ForgivesOwnLosses,
    };

    private string Name(int index) =>
        $"{scope.Plan.Cases[index].Id.SerializerName} on {scope.Plan.Cases[index].Id.Table.Target}, {scope.Plan.Cases[index].Dataset.Name}";

    // Writes the payloads of a case that others are to read, where they are not there: a resumed run has the answers of its first part, and
    // not its payloads.
    public async Task RestoreAsync(int index)
    {
        foreach (var shape in cases.Shapes(index))
        {
            if (state.AnswersOf(index, CheckCategory.Values) is not null && !CheckJudge.IsEnd(OwnOf(index, shape))
                && !_worker.HasPayloads(index, shape))
            {
                await _worker.SendAsync(new(CheckRules.Id(cases, CheckCategory.Values, index, shape), index, PlannedCheckKind.Write));
            }
        }
    }

    private sealed class Answers(int hangsBefore)
    {
        public int TimeoutsBefore => hangsBefore;

        public int Passed { get; private set; }

        public List<CheckFinding> Findings { get; } = [];

        public Dictionary<string, double> Figures { get; } = [];

        public List<ComparedText> Texts { get; } = [];

        // Why no check was run, or not all; null otherwise.
        public string? NotRun { get; set; }

        public void AddPassed((string Name, double Value)? limit)
        {
            Passed++;
            if (limit is (var name, var reached))
            {
                Figures[name] = Math.Max(reached, Figures.GetValueOrDefault(name));
            }
        }

        // Adds limits; of each the greatest counts.
        public void AddFigures(IEnumerable<KeyValuePair<string, double>> figures)
        {
            foreach (var (name, figure) in figures)
            {
                Figures[name] = Math.Max(figure, Figures.GetValueOrDefault(name, figure));
            }
        }
    }
}
