using Roundup.Engine;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

// Plain lines for a pipe or a log: one when a stage starts and ends, one after each tenth of it or every ten seconds, and one where nothing
// came for half a minute.
internal sealed class PlainDisplay(Terminal terminal, TimeProvider _time) : RunDisplay(_time)
{
    private static readonly TimeSpan s_longestPause = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan s_shortestPause = TimeSpan.FromSeconds(1);

    // A step may take minutes: after that long without a line it is said that it goes on.
    private static readonly TimeSpan s_longestSilence = TimeSpan.FromSeconds(30);

    private readonly TimeProvider _time = _time;
    private readonly Lock _gate = new();
    private readonly Dictionary<RunStage, (double Fraction, long At)> _last = [];
    private long _spoke = _time.GetTimestamp();

    public override async Task<T> RunAsync<T>(Func<Task<T>> work)
    {
        await using var timer = _time.CreateTimer(_ => SayThatItGoesOn(), null, s_longestSilence, s_longestSilence / 2);
        return await work();
    }

    public override void WriteLine(string line)
    {
        lock (_gate)
        {
            terminal.WriteLine(line);
            _spoke = _time.GetTimestamp();
        }
    }

    public override void StageStarted(RunStage stage, int total)
    {
        base.StageStarted(stage, total);
        lock (_gate)
        {
            _last[stage] = (0, _time.GetTimestamp());
        }

        WriteLine($"{State.Get(stage).Title}: {CountText.Format(total, State.Get(stage).Noun)}");
    }

    public override void Progress(RunStage stage, int done, int total, string now)
    {
        base.Progress(stage, done, total, now);
        var progress = State.Get(stage);
        if (IsDue(progress))
        {
            WriteLine($"{progress.Title}: {done}/{total}{Details(progress)}");
        }
    }

    protected override void ShowProvisional(Func<int, int, IReadOnlyList<string>> lines) =>
        WriteLine(string.Join('\n', lines(int.MaxValue, int.MaxValue)));

    private void SayThatItGoesOn()
    {
        lock (_gate)
        {
            if (_time.GetElapsedTime(_spoke) >= s_longestSilence
                && State.Snapshot().LastOrDefault(stage => !stage.IsDone) is { } stage)
            {
                WriteLine($"{stage.Title}: still at {stage.Done}/{stage.Total} after {stage.ElapsedText}{Details(stage)}");
            }
        }
    }

    private static string Details(StageProgress progress)
    {
        if (progress.IsDone)
        {
            return $", done in {progress.ElapsedText}";
        }

        var remaining = progress.RemainingText.Length > 0 ? ", " + progress.RemainingText : "";
        return remaining + (progress.Activity.Length > 0 ? ": " + progress.Activity : "");
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

// Cases that ended without a number: the first of each kind is shown, similar ones are counted. Of what is unavailable or unsupported only
// a few are shown: nothing went wrong, and what the run found must not stand behind a page of it.
internal sealed class EndedCases
{
    private const int MostFolded = 3;

    private static readonly Outcome[] s_folded = [Outcome.Unavailable, Outcome.Unsupported];

    private readonly Lock _gate = new();
    private readonly Dictionary<(string Serializer, Outcome Outcome, string Reason), int> _counts = [];

    // The line to show; null when a similar one was shown before.
    public string? Add(CaseId id, Outcome outcome, string reason)
    {
        lock (_gate)
        {
            var isNewReason = !Reasons(outcome).Contains(reason);
            var key = (id.SerializerName, outcome, reason);
            _counts[key] = _counts.GetValueOrDefault(key) + 1;
            var isShown = _counts[key] == 1
                && (!s_folded.Contains(outcome) || (isNewReason && Reasons(outcome).Count() <= MostFolded));
            return isShown ? $"{outcome.Word()}: {id}: {reason}" : null;
        }
    }

    // Null when no case was only counted.
    public string? Summary()
    {
        lock (_gate)
        {
            var folded = s_folded.Where(outcome => Reasons(outcome).Count() > MostFolded).ToList();
            var others = string.Concat(folded.Select(outcome =>
                CountText.Format(
                    _counts.Keys.Where(kind => kind.Outcome == outcome).Select(kind => kind.Serializer).Distinct().Count(),
                    "serializer is",
                    "serializers are")
                    + $" {outcome.Word()}, for {CountText.Format(Reasons(outcome).Count(), "reason")}: the report lists each. "));
            var counted = _counts.Where(kind => !folded.Contains(kind.Key.Outcome)).Sum(kind => kind.Value - 1);
            var more = counted == 0 ? "" : $"{CountText.Format(counted, "more case")} ended for the reasons above: the report lists each.";
            return others.Length + more.Length == 0 ? null : (others + more).TrimEnd();
        }
    }

    private IEnumerable<string> Reasons(Outcome outcome) =>
        _counts.Keys.Where(kind => kind.Outcome == outcome).Select(kind => kind.Reason).Distinct();
}
