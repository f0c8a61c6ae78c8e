using Roundup.Engine;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

/// <summary>
/// Plain lines for a pipe or a log: one when a stage starts and ends, one after each tenth of it or every ten seconds, and one where
/// nothing came for half a minute.
/// </summary>
internal sealed class PlainDisplay(Terminal terminal, TimeProvider _time) : RunDisplay(_time)
{
    private static readonly TimeSpan s_longestPause = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan s_shortestPause = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_longestSilence = TimeSpan.FromSeconds(30);

    private readonly TimeProvider _time = _time;
    private readonly Lock _gate = new();
    private readonly Dictionary<RunStage, (double Fraction, long At)> _last = [];

    /// <summary>How often it is looked whether it is silent.</summary>
    public TimeSpan LookTime { get; init; } = s_longestPause;

    public override async Task<T> RunAsync<T>(Func<Task<T>> work)
    {
        var running = work();
        while (await Task.WhenAny(running, Task.Delay(LookTime)) != running)
        {
            if (State.Snapshot().LastOrDefault(stage => !stage.IsDone) is { } open && IsSilent(open.Stage))
            {
                var what = open.Activity.Length > 0 ? ": " + open.Activity : "";
                WriteLine($"{open.Title}: still at {open.Done}/{open.Total} after {open.ElapsedText}{what}");
            }
        }

        return await running;
    }

    public override void WriteLine(string line)
    {
        lock (_gate)
        {
            terminal.WriteLine(line);
        }
    }

    public override void StageStarted(RunStage stage, int total)
    {
        base.StageStarted(stage, total);
        lock (_gate)
        {
            _last[stage] = (0, _time.GetTimestamp());
        }

        WriteLine($"{State.Of(stage).Title}: {total} {(total == 1 ? "step" : "steps")}");
    }

    public override void Progress(RunStage stage, int done, int total, string now)
    {
        base.Progress(stage, done, total, now);
        var progress = State.Of(stage);
        if (IsDue(progress))
        {
            WriteLine($"{progress.Title}: {done}/{total}{Details(progress)}");
        }
    }

    protected override void ShowProvisional(Func<int, int, IReadOnlyList<string>> lines) =>
        WriteLine(string.Join('\n', lines(int.MaxValue, int.MaxValue)));

    private static string Details(StageProgress progress)
    {
        if (progress.IsDone)
        {
            return $", done in {progress.ElapsedText}";
        }

        var remaining = progress.RemainingText.Length > 0 ? ", " + progress.RemainingText : "";
        return remaining + (progress.Activity.Length > 0 ? ": " + progress.Activity : "");
    }

    private bool IsSilent(RunStage stage)
    {
        lock (_gate)
        {
            var (fraction, at) = _last.GetValueOrDefault(stage);
            var isSilent = _time.GetElapsedTime(at) >= s_longestSilence;
            if (isSilent)
            {
                _last[stage] = (fraction, _time.GetTimestamp());
            }

            return isSilent;
        }
    }

    private bool IsDue(StageProgress progress)
    {
        lock (_gate)
        {
            var (fraction, at) = _last.GetValueOrDefault(progress.Stage);
            var since = _time.GetElapsedTime(at);
            var due = since >= s_longestPause
                || (progress.Fraction >= fraction + 0.1 && since >= s_shortestPause)
                || (progress.IsDone && fraction < 1);
            if (due)
            {
                _last[progress.Stage] = (progress.Fraction, _time.GetTimestamp());
            }

            return due;
        }
    }
}

/// <summary>
/// Cases that ended without a number: the first of each kind is shown, similar ones are counted. Of what is unavailable only a few are
/// shown: they say something of the package sources and nothing of the libraries.
/// </summary>
internal sealed class EndedCases
{
    private const int MostUnavailable = 3;

    private readonly Lock _gate = new();
    private readonly Dictionary<(string Row, Outcome Outcome, string Reason), int> _counts = [];
    private readonly HashSet<string> _unavailable = [];

    /// <summary>Adds a case; the line to show, or null when a similar one was shown before.</summary>
    public string? Add(CaseId id, Outcome outcome, string reason)
    {
        lock (_gate)
        {
            var key = (id.RowName, outcome, reason);
            _counts[key] = _counts.GetValueOrDefault(key) + 1;
            var isShown = _counts[key] == 1
                && (outcome != Outcome.Unavailable || (_unavailable.Add(reason) && _unavailable.Count <= MostUnavailable));
            return isShown ? $"{outcome.Word()}: {id}: {reason}" : null;
        }
    }

    /// <summary>A line about the cases that were only counted; null when there are none.</summary>
    public string? Summary()
    {
        lock (_gate)
        {
            var others = _unavailable.Count > MostUnavailable
                ? $"{CountText.Of(_counts.Keys.Count(kind => kind.Outcome == Outcome.Unavailable), "row is", "rows are")} unavailable, "
                    + $"for {CountText.Of(_unavailable.Count, "reason")}: the report lists each. "
                : "";
            var counted = _counts.Where(kind => others.Length == 0 || kind.Key.Outcome != Outcome.Unavailable).Sum(kind => kind.Value - 1);
            var more = counted == 0 ? "" : $"{CountText.Of(counted, "more case")} ended for the reasons above: the report lists each.";
            return others.Length + more.Length == 0 ? null : (others + more).TrimEnd();
        }
    }
}
