using Roundup.Catalogue.Planning;
using Roundup.Engine.Payloads;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.Protocol.Checks;

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

    /// <summary>Fresh processes for first calls, of each case that is asked for them.</summary>
    private const int DefaultStarts = 5;

    private const int Threads = 8;
    private const int SharedCalls = 200;

    /// <summary>Why not all sentences were asked.</summary>
    public const string BudgetEnded = "the budget ended before";

    private readonly PayloadArchive? _archive = scope.Plan.Options.KeepData is { } folder ? new(scope.Plan, scope.Ledger, folder) : null;
    private readonly int _starts = scope.Plan.Options.Starts ?? DefaultStarts;
    private Worker? _worker;

    /// <summary>Where a sentence is asked again alone: the loop beside its worker.</summary>
    private IReferenceLoop? _beside;
    private (int Case, Shape Shape, string Values)? _open;

    public async ValueTask DisposeAsync()
    {
        if (_worker is not null)
        {
            await _worker.DisposeAsync();
        }
    }

    /// <summary>Asks all sentences of a question of one case, and writes what became of them to the journal.</summary>
    public async Task AskAsync(int index, IQuestion question)
    {
        if (scope.Budget.IsOver && !state.IsAsked(index))
        {
            return;
        }

        var isLeftOut = cases[index].Row.IsFloor && !question.AsksFloors;
        var sentences = isLeftOut ? [] : question.Ask(cases, index).Where(sentence => IsWanted(scope.Plan.Options, sentence)).ToList();
        var alone = question.Column == CheckColumn.Values ? state.AnswersOf(index, question.Column) : null;
        if (sentences.Count == 0 && (scope.Plan.Options.Replay is not null || alone is not null))
        {
            return;
        }

        var hangs = row.Sum(other => Hangs(state.AnswersOf(other, question.Column)?.Findings ?? []));
        var findings = new List<CheckFinding>();
        var figures = new Dictionary<string, double>();
        var held = 0;
        var notAsked = isLeftOut ? "the row is a reference, not a serializer"
            : sentences.Count == 0 ? question.WhyNothing(cases, index)
            : null;
        foreach (var sentence in sentences)
        {
            if (hangs + Hangs(findings) >= MostHangs)
            {
                notAsked = $"the row hung {MostHangs} times before";
                break;
            }

            if (EndsProcess(sentence))
            {
                notAsked = "the values alone end the process of the writer or the reader";
                continue;
            }

            var answer = scope.Budget.IsOver ? null : await AnswerAsync(sentence);
            if (answer is null)
            {
                if (!scope.Ledger.IsOpen(index))
                {
                    return;
                }

                if (scope.Budget.IsOver)
                {
                    notAsked = BudgetEnded;
                    break;
                }

                notAsked = "the writer writes none of the values";
                continue;
            }

            if (answer.Figures.Any(figure => figure.Key == CheckWays.NothingAsked))
            {
                notAsked = answer.Reason ?? "the row reads none of its own payloads, or none has what the way changes";
                continue;
            }

            foreach (var (name, value) in answer.Figures)
            {
                var figure = double.Parse(value, CultureInfo.InvariantCulture);
                figures[name] = Math.Max(figure, figures.GetValueOrDefault(name, figure));
            }

            var judged = Judged(sentence, answer);
            if (judged is null)
            {
                notAsked = "the row does not read its own payloads";
            }
            else if (judged.Outcome == CheckOutcome.Held)
            {
                held++;
                if (sentence.Limit is (var limit, var reached))
                {
                    figures[limit] = Math.Max(reached, figures.GetValueOrDefault(limit));
                }
            }
            else if (judged.Outcome is not (CheckOutcome.Refused or CheckOutcome.OfRoundup) || !sentence.MayRefuse)
            {
                var finding = Finding(sentence, judged);
                findings.Add(scope.Ledger.Texts.Of(index, finding));
                if (sentence.Limit is not null && IsEnd(finding))
                {
                    notAsked = $"the process ended at {sentence.Limit.Value.Value:N0}";
                    break;
                }
            }
        }

        scope.Ledger.Add(new CheckedEntry(index, question.Column, held + (alone?.Held ?? 0), [.. alone?.Findings ?? [], .. findings])
        {
            Figures = figures.Count == 0 ? null : figures,
            NotAsked = alone is null || notAsked == BudgetEnded ? notAsked : alone.NotAsked,
            HasReadOthers = question.ReadsOthers,
            IsOwnCode = cases[index].Row.IsOwnCode,
            IsAside = cases[index].Dataset.Version is not null && question.Column == CheckColumn.Values,
        });
    }

    private static int Hangs(IReadOnlyCollection<CheckFinding> findings) =>
        findings.Count(finding => finding.Outcome == CheckOutcome.Hangs);

    /// <summary>Whether the writer or the reader ends its process without the other one, so that a sentence of both says nothing.</summary>
    private bool EndsProcess(Sentence sentence) => sentence.Kind != SentenceKind.RoundTrip
        && (IsEnd(OwnOf(sentence.Reader, sentence.Shape)) || IsEnd(OwnOf(sentence.Writer, sentence.WriterShape)));

    private static bool IsEnd(CheckFinding? own) => own?.Outcome is CheckOutcome.Dies or CheckOutcome.Hangs or CheckOutcome.Grows;

    /// <summary>Whether a sentence is asked: all are, or one and what comes back by itself.</summary>
    public static bool IsWanted(RunOptions options, Sentence sentence) => options.Replay is not { } id
        || sentence.Id == id || (sentence.Column == CheckColumn.Values && sentence.Kind == SentenceKind.RoundTrip);

    /// <summary>
    /// The answer to a sentence; null where there is nothing to read, or the case or the budget ended. A worker that is killed from outside
    /// is asked once more, in another process, and one that does not answer alone: on a busy machine a slow call is not told from one that
    /// hangs.
    /// </summary>
    private async Task<SentenceAnswer?> AnswerAsync(Sentence sentence)
    {
        var (wasKilled, isAlone) = (false, false);
        while (true)
        {
            try
            {
                return isAlone
                    ? await turns.AloneAsync(() => AskAloneAsync(sentence), scope.Cancellation)
                    : await turns.BesideAsync(() => AskWorkerAsync(sentence), scope.Cancellation);
            }
            catch (WorkerFailedException e) when (e.IsKilled && !wasKilled)
            {
                (_open, wasKilled) = (null, true);
            }
            catch (WorkerFailedException e) when (e.Outcome == Outcome.Hung && !isAlone)
            {
                (_open, isAlone) = (null, true);
            }
            catch (WorkerFailedException e) when (!SaysNothing(e, sentence.Reader))
            {
                return Ended(sentence, e);
            }
        }
    }

    /// <summary>
    /// Whether a failure says nothing of the sentence: the runtime does not start, or the worker is not the one that was built.
    /// </summary>
    private bool SaysNothing(WorkerFailedException failure, int index) =>
        failure.IsRuntimeFault || scope.Built.Worker(scope.Plan.Cases[index]).ChangedFile() is not null;

    /// <summary>Asks a sentence in a fresh process, with a limit that counts what the machine gives.</summary>
    private async Task<SentenceAnswer?> AskAloneAsync(Sentence sentence)
    {
        using var beside = scope.Sessions.Workers.StartLoop();
        _beside = beside;
        try
        {
            await RestartAsync(sentence.Reader);
            return await AskWorkerAsync(sentence);
        }
        finally
        {
            (_beside, _open) = (null, null);
            await DisposeAsync();
        }
    }

    private async Task<SentenceAnswer?> AskWorkerAsync(Sentence sentence)
    {
        switch (sentence.Kind)
        {
            case SentenceKind.RoundTrip:
                var worker = await OpenAsync(sentence.Reader, sentence.Shape);
                var came = await worker.AskAsync(new RoundTripCommand(sentence.Way));
                if (sentence.Way == CheckWays.Whole)
                {
                    await WriteAsync(sentence.Reader, sentence.Shape);
                    await KeepAsync(worker, sentence);
                }

                return came;
            case SentenceKind.Read:
                if (await PayloadsAsync(sentence.Writer, sentence.WriterShape) is not { } payloads)
                {
                    return null;
                }

                worker = await OpenAsync(sentence.Reader, sentence.Shape, sentence.Writer);
                return await worker.AskAsync(new ReadCommand(payloads, sentence.Way, sentence.Expects));
            case SentenceKind.Write:
                await OpenAsync(sentence.Reader, sentence.Shape);
                await WriteAsync(sentence.Reader, sentence.Shape);
                return null;
            case SentenceKind.FirstUse:
                return await FirstUseAsync(sentence);
            default:
                worker = await OpenAsync(sentence.Reader, sentence.Shape);
                return await worker.AskAsync(new ThreadsCommand(Threads, SharedCalls));
        }
    }

    /// <summary>The first calls of several threads in processes that have not called the library; the first failure ends them.</summary>
    private async Task<SentenceAnswer> FirstUseAsync(Sentence sentence)
    {
        var start = 0;
        for (; start < _starts && !(start > 0 && scope.Budget.IsOver); start++)
        {
            await RestartAsync(sentence.Reader);
            var worker = await OpenAsync(sentence.Reader, sentence.Shape);
            var answer = await worker.AskAsync(new ThreadsCommand(Threads, 1));
            if (answer.Figures.Count > 0)
            {
                return answer;
            }

            if (answer.Outcome != CheckOutcome.Held)
            {
                return answer with { Place = $"start {start + 1} of {_starts}, {answer.Place}".TrimEnd(',', ' ') };
            }
        }

        return SentenceAnswer.Held with { Figures = [new("starts of first use", start.ToString(CultureInfo.InvariantCulture))] };
    }

    /// <summary>
    /// What the end of a worker is, as an answer; null where the row does not take the type, which ends the case, or the budget ended.
    /// </summary>
    private SentenceAnswer? Ended(Sentence sentence, WorkerFailedException failure)
    {
        _open = null;
        if (failure.Outcome is Outcome.Unsupported or Outcome.Unavailable && sentence.Shape == cases.Shapes(sentence.Reader)[0])
        {
            scope.Ledger.End(sentence.Reader, failure.Outcome, failure.Message, failure.Frames);
            return null;
        }

        if (failure.Outcome == Outcome.Skipped)
        {
            // The budget ended.
            return null;
        }

        // Of the machine, or of the entrant: its library lacks the shape on this target.
        if (failure.IsOfMachine || (failure.Outcome == Outcome.Unsupported && failure.Frames.All(IsOfEntrant)))
        {
            return SentenceAnswer.Held with { Reason = failure.Message, Figures = [new(CheckWays.NothingAsked, "1")] };
        }

        var outcome = failure.Outcome switch
        {
            Outcome.Unsupported or Outcome.Unavailable => CheckOutcome.Refused,
            Outcome.Hung => CheckOutcome.Hangs,
            Outcome.OutOfMemory => CheckOutcome.Grows,
            Outcome.Crashed => CheckOutcome.Dies,
            _ => CheckOutcome.Throws,
        };
        return new SentenceAnswer(outcome, null, null, failure.Message, [], failure.Frames, []);
    }

    private static bool IsOfEntrant(string frame) => frame.StartsWith("Roundup.Serializers.", StringComparison.Ordinal);

    /// <summary>
    /// What of an answer counts: not what the writer or the reader loses by itself, where the sentence forgives that. Null where the row
    /// fails with its own payloads too, so that the answer says nothing.
    /// </summary>
    private SentenceAnswer? Judged(Sentence sentence, SentenceAnswer answer)
    {
        if (answer.Outcome == CheckOutcome.Held || !sentence.ForgivesOwnLosses)
        {
            return answer;
        }

        CheckFinding?[] own = [OwnOf(sentence.Reader, sentence.Shape), OwnOf(sentence.Writer, sentence.WriterShape)];
        var known = own.OfType<CheckFinding>().SelectMany(one => one.Lost).Select(Comparison.PathOf).ToHashSet();
        KeyValuePair<string, string>[] news = [.. answer.Lost.Where(lost => !known.Contains(Comparison.PathOf(lost.Key)))];
        return news.Length > 0 ? answer with { Lost = news }
            : answer is { Lost.Count: > 0, Reason: null } ? SentenceAnswer.Held
            : own.Any(one => one?.Outcome == answer.Outcome) ? null
            : answer with { Lost = [] };
    }

    /// <summary>What a case loses by itself in a shape; null where all comes back.</summary>
    private CheckFinding? OwnOf(int index, Shape shape) => state.AnswersOf(index, CheckColumn.Values)?.Findings
        .FirstOrDefault(finding => finding.Shape == shape);

    private CheckFinding Finding(Sentence sentence, SentenceAnswer answer) => new()
    {
        Id = sentence.Id,
        Column = sentence.Column,
        Outcome = answer.Outcome,
        Shape = sentence.Shape,
        Writer = sentence.Writer == sentence.Reader ? null : Name(sentence.Writer),
        Value = answer.Value,
        Place = answer.Place,
        Reason = answer.Reason,
        Lost = [.. answer.Lost.Select(lost => lost.Key)],
        Examples = answer.Lost.Count == 0 ? null : [.. answer.Lost.Select(lost => lost.Value)],
        Frames = answer.Frames.Count == 0 ? null : [.. answer.Frames],
    };

    private string Name(int index) =>
        $"{scope.Plan.Cases[index].Id.RowName} on {scope.Plan.Cases[index].Id.Table.Target}, {scope.Plan.Cases[index].Dataset.Name}";

    /// <summary>
    /// The worker with a case open in a shape, with the values that are expected of what a writer wrote: the case's own by default.
    /// </summary>
    private async Task<Worker> OpenAsync(int index, Shape shape, int? writer = null)
    {
        if (_worker is not { IsAlive: true })
        {
            await RestartAsync(index);
        }

        var planned = scope.Plan.Cases[index];
        var values = scope.Built.ExpectedOf(planned.Id.Table, scope.Plan.Cases[writer ?? index].Id.Table.Dataset);
        if (_open != (index, shape, values))
        {
            _open = null;
            await _worker!.AskAsync(new ProbeCommand(planned.Row.Name, planned.Dataset.Name, planned.IsMany, shape, values));
            _open = (index, shape, values);
        }

        return _worker!;
    }

    private async Task RestartAsync(int index)
    {
        _open = null;
        _worker = await scope.Sessions.StartAsync([index, .. row.Where(other => other != index)], _worker, beside: _beside);
        Targets.Note(scope.Ledger, scope.Plan.Cases[index].Id.Table.Target, _worker);
    }

    /// <summary>
    /// Writes the payloads of a case that others are to read, where they are not there: a resumed run has the answers of its first part,
    /// and not its payloads.
    /// </summary>
    public async Task RestoreAsync(int index)
    {
        foreach (var shape in cases.Shapes(index))
        {
            if (state.AnswersOf(index, CheckColumn.Values) is not null && !IsEnd(OwnOf(index, shape)) && !File.Exists(PathOf(index, shape)))
            {
                await AnswerAsync(new(CheckColumn.Values, index, shape, SentenceKind.Write, ""));
            }
        }
    }

    /// <summary>Writes the payloads of the open case to a file, which is empty where the worker ends.</summary>
    private async Task WriteAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        var partial = path + ".part";
        scope.Private.CreateFile(partial);
        try
        {
            await _worker!.AskAsync(new WriteCommand(partial));
            File.Move(partial, path, overwrite: true);
        }
        catch (WorkerFailedException e) when (!e.IsKilled && !e.IsOfMachine && e.Outcome != Outcome.Skipped
            && (e.Outcome != Outcome.Hung || _beside is not null))
        {
            scope.Private.CreateFile(path);
            throw;
        }
    }

    /// <summary>Keeps the payload of the first value, of the preferred shape (<c>--keep-data</c>).</summary>
    private async Task KeepAsync(Worker worker, Sentence sentence)
    {
        if (_archive is null || sentence.Shape != cases.Shapes(sentence.Reader)[0])
        {
            return;
        }

        try
        {
            await _archive.KeepAsync(worker, sentence.Reader);
        }
        catch (WorkerFailedException) when (worker.IsAlive)
        {
            // That it is not written is told of the round trip.
        }
    }

    /// <summary>The file with the payloads of a case in a shape; null where there is none, or no payload in it.</summary>
    private async Task<string?> PayloadsAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        if (!File.Exists(path) && row.Contains(index) && scope.Ledger.IsOpen(index))
        {
            await OpenAsync(index, shape);
            await WriteAsync(index, shape);
        }

        return new FileInfo(path) is { Exists: true, Length: > 0 } ? path : null;
    }

    private string PathOf(int index, Shape shape) => scope.Private.PathOf($"check-{index}-{shape}.bin");
}
