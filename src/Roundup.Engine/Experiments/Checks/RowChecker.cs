using Roundup.Analysis.Experiments.Checks;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Checks;

internal sealed class RowChecker(ExperimentScope scope, CheckCases cases, CheckState state, IReadOnlyList<int> row, Turns turns)
    : IAsyncDisposable
{
    // A row that hangs that often in a column is not asked further, since each time costs the limit of a step.
    private const int MostHangs = 2;

    public const string BudgetEnded = "the budget ended before";

    private readonly CheckWorker _worker = new(scope, cases, row, turns);

    public ValueTask DisposeAsync() => _worker.DisposeAsync();

    public async Task AskAsync(int index, IQuestion question)
    {
        if (scope.Budget.IsOver && !state.IsAsked(index))
        {
            return;
        }

        var isLeftOut = cases[index].Row.IsFloor && !question.AsksFloors;
        var sentences = isLeftOut ? [] : question.Ask(cases, index).Where(cases.IsWanted).ToList();
        var alone = question.Column == CheckColumn.Values ? state.AnswersOf(index, question.Column) : null;
        if (sentences.Count == 0 && (cases.IsReplay || alone is not null))
        {
            return;
        }

        var answers = new Answers(row.Sum(other => Hangs(state.AnswersOf(other, question.Column)?.Findings ?? [])))
        {
            NotAsked = isLeftOut ? "the row is a reference, not a serializer"
                : sentences.Count == 0 ? question.WhyNothing(cases, index)
                : null,
        };
        foreach (var sentence in sentences)
        {
            if (!await AskAsync(sentence, answers))
            {
                break;
            }
        }

        if (scope.Ledger.IsOpen(index))
        {
            scope.Ledger.Add(Entry(index, question, answers, alone));
        }
    }

    // Asks one sentence, and adds what became of it; returns whether the next one is asked.
    private async Task<bool> AskAsync(Sentence sentence, Answers answers)
    {
        if (answers.HangsBefore + Hangs(answers.Findings) >= MostHangs)
        {
            answers.NotAsked = $"the row hung {MostHangs} times before";
            return false;
        }

        if (EndsProcess(sentence))
        {
            answers.NotAsked = "the values alone end the process of the writer or the reader";
            return true;
        }

        if (await FactsAsync(sentence) is not { } facts)
        {
            var isOver = scope.Budget.IsOver;
            answers.NotAsked = isOver ? BudgetEnded : "the writer writes none of the values";
            return !isOver && scope.Ledger.IsOpen(sentence.Reader);
        }

        if (facts.NotAsked is null)
        {
            answers.AddFigures(facts.Figures);
        }

        return Add(sentence, CheckJudge.Of(JudgedOf(sentence), facts, OwnOf(sentence)), answers);
    }

    private async Task<CheckFacts?> FactsAsync(Sentence sentence) => scope.Budget.IsOver ? null : await _worker.AskAsync(sentence);

    private bool Add(Sentence sentence, CheckVerdict verdict, Answers answers)
    {
        answers.NotAsked = verdict.NotAsked ?? answers.NotAsked;
        if (verdict.IsHeld)
        {
            answers.AddHeld(sentence.Limit);
        }

        if (verdict.Finding is not { } finding)
        {
            return true;
        }

        answers.Findings.Add(scope.Ledger.Texts.Of(sentence.Reader, finding));
        if (sentence.Limit is (_, var reached) && CheckJudge.IsEnd(finding))
        {
            answers.NotAsked = $"the process ended at {reached:N0}";
            return false;
        }

        return true;
    }

    private CheckedEntry Entry(int index, IQuestion question, Answers answers, CheckedEntry? alone) =>
        new(index, question.Column, answers.Held + (alone?.Held ?? 0), [.. alone?.Findings ?? [], .. answers.Findings])
        {
            Figures = answers.Figures.Count == 0 ? null : answers.Figures,
            NotAsked = alone is null || answers.NotAsked == BudgetEnded ? answers.NotAsked : alone.NotAsked,
            HasReadOthers = question.ReadsOthers,
            IsOwnCode = cases[index].Row.IsOwnCode,
            IsAside = cases[index].Dataset.Version is not null && question.Column == CheckColumn.Values,
        };

    private static int Hangs(IReadOnlyCollection<CheckFinding> findings) =>
        findings.Count(finding => finding.Outcome == CheckOutcome.Hangs);

    // Whether the writer or the reader ends its process without the other one, so that a sentence of both says nothing.
    private bool EndsProcess(Sentence sentence) => sentence.Kind != SentenceKind.RoundTrip
        && OwnOf(sentence).Any(CheckJudge.IsEnd);

    private CheckFinding?[] OwnOf(Sentence sentence) =>
        [OwnOf(sentence.Reader, sentence.Id.Shape), OwnOf(sentence.Writer, sentence.WriterShape)];

    // What a case loses by itself in a shape; null where all comes back.
    private CheckFinding? OwnOf(int index, Shape shape) => state.AnswersOf(index, CheckColumn.Values)?.Findings
        .FirstOrDefault(finding => finding.Shape == shape);

    private JudgedCheck JudgedOf(Sentence sentence) => new(sentence.Id)
    {
        Writer = sentence.Writer == sentence.Reader ? null : Name(sentence.Writer),
        MayRefuse = sentence.MayRefuse,
        ForgivesOwnLosses = sentence.ForgivesOwnLosses,
    };

    private string Name(int index) =>
        $"{scope.Plan.Cases[index].Id.RowName} on {scope.Plan.Cases[index].Id.Table.Target}, {scope.Plan.Cases[index].Dataset.Name}";

    // Writes the payloads of a case that others are to read, where they are not there: a resumed run has the answers of its first part, and
    // not its payloads.
    public async Task RestoreAsync(int index)
    {
        foreach (var shape in cases.Shapes(index))
        {
            if (state.AnswersOf(index, CheckColumn.Values) is not null && !CheckJudge.IsEnd(OwnOf(index, shape))
                && !_worker.HasPayloads(index, shape))
            {
                await _worker.AskAsync(new(Questions.Id(cases, CheckColumn.Values, index, shape), index, SentenceKind.Write));
            }
        }
    }

    private sealed class Answers(int hangsBefore)
    {
        public int HangsBefore => hangsBefore;

        public int Held { get; private set; }

        public List<CheckFinding> Findings { get; } = [];

        public Dictionary<string, double> Figures { get; } = [];

        // Why nothing was asked, or not all; null otherwise.
        public string? NotAsked { get; set; }

        public void AddHeld((string Name, double Value)? limit)
        {
            Held++;
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
