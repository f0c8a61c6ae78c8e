using Roundup.Analysis.Experiments.Checks;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Checks;

/// <summary>Asks the cases of one worker.</summary>
/// <param name="scope">The experiment.</param>
/// <param name="cases">The cases of the run.</param>
/// <param name="state">The answers so far.</param>
/// <param name="row">The cases of the worker.</param>
/// <param name="turns">Those of all rows.</param>
internal sealed class RowChecker(ExperimentScope scope, CheckCases cases, CheckState state, IReadOnlyList<int> row, Turns turns)
    : IAsyncDisposable
{
    /// <summary>A row that hangs that often in a column is not asked further, since each time costs the limit of a step.</summary>
    private const int MostHangs = 2;

    /// <summary>Why not all sentences were asked.</summary>
    public const string BudgetEnded = "the budget ended before";

    private readonly CheckWorker _worker = new(scope, cases, row, turns);

    public ValueTask DisposeAsync() => _worker.DisposeAsync();

    /// <summary>Asks all sentences of a question of one case, and writes what became of them to the journal.</summary>
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

    /// <summary>Asks one sentence, and adds what became of it; returns whether the next one is asked.</summary>
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

    /// <summary>Adds what became of a sentence; returns whether the next one is asked.</summary>
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

    /// <summary>Whether the writer or the reader ends its process without the other one, so that a sentence of both says nothing.</summary>
    private bool EndsProcess(Sentence sentence) => sentence.Kind != SentenceKind.RoundTrip
        && OwnOf(sentence).Any(CheckJudge.IsEnd);

    /// <summary>What the reader and the writer of a sentence lose by themselves.</summary>
    private CheckFinding?[] OwnOf(Sentence sentence) =>
        [OwnOf(sentence.Reader, sentence.Id.Shape), OwnOf(sentence.Writer, sentence.WriterShape)];

    /// <summary>What a case loses by itself in a shape; null where all comes back.</summary>
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

    /// <summary>
    /// Writes the payloads of a case that others are to read, where they are not there: a resumed run has the answers of its first part,
    /// and not its payloads.
    /// </summary>
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

    /// <summary>What became of the sentences of a column so far.</summary>
    /// <param name="hangsBefore">How often the row hung in other cases.</param>
    private sealed class Answers(int hangsBefore)
    {
        public int HangsBefore => hangsBefore;

        public int Held { get; private set; }

        public List<CheckFinding> Findings { get; } = [];

        public Dictionary<string, double> Figures { get; } = [];

        /// <summary>Why nothing was asked, or not all; null otherwise.</summary>
        public string? NotAsked { get; set; }

        public void AddHeld((string Name, double Value)? limit)
        {
            Held++;
            if (limit is (var name, var reached))
            {
                Figures[name] = Math.Max(reached, Figures.GetValueOrDefault(name));
            }
        }

        /// <summary>Adds limits; of each the greatest counts.</summary>
        public void AddFigures(IEnumerable<KeyValuePair<string, double>> figures)
        {
            foreach (var (name, figure) in figures)
            {
                Figures[name] = Math.Max(figure, Figures.GetValueOrDefault(name, figure));
            }
        }
    }
}
