using System.Globalization;
using Roundup.Contracts;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol.Checks;
using Roundup.Results;

namespace Roundup.Engine.Experiments.Checks;

/// <summary>
/// Asks all sentences of a run. Each row has one worker on a target for the probes that are compiled together. A sentence at which it dies
/// costs that sentence and a restart.
/// </summary>
internal sealed class CheckRun(RunContext context)
{
    private readonly CheckState _state = (CheckState)context.State;
    private readonly CheckCases _cases = new(context.Plan, [.. context.Cases.Where(context.IsOpen)]);
    private readonly IReadOnlyList<CheckColumn> _columns =
        context.Plan.Options.CheckColumns is { Count: > 0 } chosen ? chosen : Enum.GetValues<CheckColumn>();

    private int _done;
    private int _total;

    /// <summary>First what a case can be asked alone; then what it reads of others, whose payloads are there by now.</summary>
    public async Task RunAsync()
    {
        var open = context.Cases.Where(context.IsOpen).ToList();
        _total = 2 * open.Count;
        context.Observer.StageStarted(RunStage.Check, _total);
        var workers = open.GroupBy(index => (
                context.Plan.Cases[index].Id.RowName,
                context.Plan.Cases[index].Id.Table.Target,
                context.Plan.Cases[index].Dataset.Probe?.Group))
            .Select(row => row.ToList())
            .ToList();
        var parallel = new ParallelOptions
        {
            MaxDegreeOfParallelism = Environment.ProcessorCount,
            CancellationToken = context.Cancellation,
        };
        foreach (var readsOthers in (bool[])[false, true])
        {
            var questions = Questions.All.Where(question => question.ReadsOthers == readsOthers && IsAsked(question)).ToList();
            await Parallel.ForEachAsync(workers, parallel, async (row, _) => await AskRowAsync(row, questions));
        }
    }

    /// <summary>What comes back by itself is always asked: without it nobody knows what a reader is to blame for.</summary>
    private bool IsAsked(IQuestion question) => question.Column == CheckColumn.Values || _columns.Contains(question.Column);

    private async Task AskRowAsync(IReadOnlyList<int> row, IReadOnlyList<IQuestion> questions)
    {
        await using var checker = new RowChecker(context, _cases, _state, row);
        foreach (var index in row)
        {
            await context.TryAsync([index], () => context.OnceMoreAsync([index], async () =>
            {
                foreach (var question in questions)
                {
                    if (context.IsOpen(index) && !_state.IsAsked(index, question.Column))
                    {
                        await checker.AskAsync(index, question);
                    }
                }
            }));
            var done = Interlocked.Increment(ref _done);
            context.Observer.Progress(
                RunStage.Check, done, _total, $"{context.Plan.Cases[index].Id.RowName} {context.Plan.Cases[index].Dataset.Name}");
        }
    }
}

/// <summary>Asks the cases of one worker.</summary>
/// <param name="context">The run.</param>
/// <param name="cases">The cases of the run.</param>
/// <param name="state">The answers so far.</param>
/// <param name="row">The cases of the worker.</param>
internal sealed class RowChecker(RunContext context, CheckCases cases, CheckState state, IReadOnlyList<int> row) : IAsyncDisposable
{
    /// <summary>A row that hangs that often in a column is not asked further, since each time costs the limit of a step.</summary>
    private const int MostHangs = 3;

    /// <summary>Fresh processes for first calls, of each case that is asked for them.</summary>
    private const int Starts = 5;

    private const int Threads = 8;
    private const int SharedCalls = 200;

    private readonly Dictionary<CheckColumn, int> _hangs = [];
    private Worker? _worker;
    private (int Case, Shape Shape)? _open;

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
        var sentences = question.Ask(cases, index).Where(IsWanted).ToList();
        var findings = new List<CheckFinding>();
        var figures = new Dictionary<string, double>();
        var (held, notAsked) = (0, sentences.Count == 0 ? question.WhyNothing(cases, index) : null);
        foreach (var sentence in sentences)
        {
            if (_hangs.GetValueOrDefault(question.Column) >= MostHangs)
            {
                notAsked = $"the row hung {MostHangs} times before";
                break;
            }

            if (await AnswerAsync(sentence) is not { } answer)
            {
                if (!context.IsOpen(index))
                {
                    return;
                }

                notAsked = "the writer refuses every value by itself";
                continue;
            }

            foreach (var (name, value) in answer.Figures)
            {
                figures[name] = double.Parse(value, CultureInfo.InvariantCulture);
            }

            var judged = Judged(sentence, answer);
            if (judged is null)
            {
                notAsked = "the row does not read its own payloads";
            }
            else if (judged.Outcome == CheckOutcome.Held)
            {
                held++;
            }
            else
            {
                findings.Add(context.Cleaned(index, Finding(sentence, judged)));
            }
        }

        context.Add(new CheckedEntry(index, question.Column, held, findings)
        {
            Figures = figures.Count == 0 ? null : figures,
            NotAsked = notAsked,
        });
    }

    private bool IsWanted(Sentence sentence) => context.Plan.Options.Replay is not { } id
        || sentence.Id == id || sentence.Column == CheckColumn.Values;

    /// <summary>The answer to a sentence; null where there is nothing to read, or the case ended.</summary>
    private async Task<SentenceAnswer?> AnswerAsync(Sentence sentence)
    {
        try
        {
            switch (sentence.Kind)
            {
                case SentenceKind.RoundTrip:
                    var worker = await OpenAsync(sentence.Reader, sentence.Shape);
                    var came = await worker.AskAsync(new RoundTripCommand(sentence.Way));
                    await WriteAsync(sentence.Reader, sentence.Shape);
                    return came;
                case SentenceKind.Read:
                    if (await PayloadsAsync(sentence.Writer, sentence.WriterShape) is not { } payloads)
                    {
                        return null;
                    }

                    worker = await OpenAsync(sentence.Reader, sentence.Shape);
                    return await worker.AskAsync(new ReadCommand(payloads, sentence.Way, sentence.Expects));
                case SentenceKind.FirstUse:
                    return await FirstUseAsync(sentence);
                default:
                    worker = await OpenAsync(sentence.Reader, sentence.Shape);
                    return await worker.AskAsync(new ThreadsCommand(Threads, SharedCalls));
            }
        }
        catch (WorkerFailedException e) when (Ended(sentence, e) is var answer)
        {
            return answer;
        }
    }

    /// <summary>The first calls of several threads in processes that have not called the library; the first failure ends them.</summary>
    private async Task<SentenceAnswer> FirstUseAsync(Sentence sentence)
    {
        for (var start = 0; start < Starts; start++)
        {
            await RestartAsync(sentence.Reader);
            var worker = await OpenAsync(sentence.Reader, sentence.Shape);
            var answer = await worker.AskAsync(new ThreadsCommand(Threads, 1));
            if (answer.Outcome != CheckOutcome.Held)
            {
                return answer with { Place = $"start {start + 1} of {Starts}, {answer.Place}".TrimEnd(',', ' ') };
            }
        }

        return SentenceAnswer.Held with { Figures = [new("starts of first use", Starts.ToString(CultureInfo.InvariantCulture))] };
    }

    /// <summary>What the end of a worker is, as an answer; null where the row does not take the type, which ends the case.</summary>
    private SentenceAnswer? Ended(Sentence sentence, WorkerFailedException failure)
    {
        _open = null;
        if (failure.Outcome is Outcome.Unsupported or Outcome.Unavailable && sentence.Shape == cases.Shapes(sentence.Reader)[0])
        {
            context.End(sentence.Reader, failure.Outcome, failure.Message, failure.Frames);
            return null;
        }

        if (failure.Outcome is Outcome.Skipped || failure.IsKilled)
        {
            throw failure;
        }

        var outcome = failure.Outcome switch
        {
            Outcome.Unsupported or Outcome.Unavailable => CheckOutcome.Refused,
            Outcome.Hung => CheckOutcome.Hangs,
            Outcome.OutOfMemory => CheckOutcome.Grows,
            Outcome.Crashed => CheckOutcome.Dies,
            _ => CheckOutcome.Throws,
        };
        if (outcome == CheckOutcome.Hangs)
        {
            _hangs[sentence.Column] = _hangs.GetValueOrDefault(sentence.Column) + 1;
        }

        return new SentenceAnswer(outcome, null, null, failure.Message, [], failure.Frames, []);
    }

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
        if (answer.Lost.Count == 0)
        {
            return own.Any(one => one?.Outcome == answer.Outcome && one.Lost.Count == 0) ? null : answer;
        }

        var known = own.OfType<CheckFinding>().SelectMany(one => one.Lost).Select(Comparison.PathOf).ToHashSet();
        KeyValuePair<string, string>[] news = [.. answer.Lost.Where(lost => !known.Contains(Comparison.PathOf(lost.Key)))];
        return news.Length > 0 || answer.Reason is not null ? answer with { Lost = news } : SentenceAnswer.Held;
    }

    private CheckFinding? OwnOf(int index, Shape shape) =>
        state.FindingOf(index, CheckColumn.Values, Questions.Id(cases, CheckColumn.Values, index, shape));

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
        $"{context.Plan.Cases[index].Id.RowName} on {context.Plan.Cases[index].Id.Table.Target}, {context.Plan.Cases[index].Dataset.Name}";

    /// <summary>The worker with a case open in a shape.</summary>
    private async Task<Worker> OpenAsync(int index, Shape shape)
    {
        if (_worker is not { IsAlive: true })
        {
            await RestartAsync(index);
        }

        if (_open != (index, shape))
        {
            var planned = context.Plan.Cases[index];
            var values = context.Built.ValuesOf(planned.Id.Table).Path;
            _open = null;
            await _worker!.AskAsync(new ProbeCommand(planned.Row.Name, planned.Dataset.Name, planned.IsMany, shape, values));
            _open = (index, shape);
        }

        return _worker!;
    }

    private async Task RestartAsync(int index)
    {
        _open = null;
        _worker = await context.StartAsync([index, .. row.Where(other => other != index)], _worker);
    }

    /// <summary>Writes the payloads of the open case to a file.</summary>
    private async Task WriteAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        var partial = path + ".part";
        context.Private.CreateFile(partial);
        await _worker!.AskAsync(new WriteCommand(partial));
        File.Move(partial, path, overwrite: true);
    }

    /// <summary>The file with the payloads of a case in a shape; null where there is none, or no payload in it.</summary>
    private async Task<string?> PayloadsAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        if (!File.Exists(path) && row.Contains(index) && context.IsOpen(index))
        {
            // A resumed run has the answers of its first part, and not its payloads.
            await OpenAsync(index, shape);
            await WriteAsync(index, shape);
        }

        return File.Exists(path) && HasPayload(path) ? path : null;
    }

    private string PathOf(int index, Shape shape) => context.Private.PathOf($"check-{index}-{shape}.bin");

    private static bool HasPayload(string path)
    {
        using var file = new BinaryReader(File.OpenRead(path));
        for (var left = file.BaseStream.Length >= sizeof(int) ? file.ReadInt32() : 0; left > 0; left--)
        {
            if (file.ReadInt32() >= 0)
            {
                return true;
            }
        }

        return false;
    }
}
