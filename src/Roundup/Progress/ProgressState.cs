using Roundup.Engine;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

// Safe to use from any thread.
internal sealed class ProgressState(TimeProvider time)
{
    private readonly Lock _gate = new();
    private readonly SortedDictionary<RunStage, Entry> _stages = [];

    // A stage starts, or starts again after its end: a run measures once for each experiment.
    public void Start(RunStage stage, int total) => Update(stage, null, total, "");

    public void Step(RunStage stage, int done, int total, string activity) => Update(stage, done, total, activity);

    public IReadOnlyList<StageProgress> Snapshot()
    {
        lock (_gate)
        {
            return [.. _stages.Select(s => Get(s.Key, s.Value))];
        }
    }

    public StageProgress Get(RunStage stage)
    {
        lock (_gate)
        {
            return Get(stage, _stages[stage]);
        }
    }

    private void Update(RunStage stage, int? done, int total, string activity)
    {
        lock (_gate)
        {
            if (!_stages.TryGetValue(stage, out var entry) || (done is null && entry.Ended is not null))
            {
                _stages[stage] = entry = new Entry { Started = time.GetTimestamp(), Pace = new PaceEstimate(stage, time) };
            }

            if (done is { } steps)
            {
                entry.Done = steps;
                entry.Pace.Record(steps, total);
            }

            entry.Total = total;
            entry.Activity = activity;
            entry.Ended = entry.Done >= total ? entry.Ended ?? time.GetTimestamp() : null;
        }
    }

    private StageProgress Get(RunStage stage, Entry entry)
    {
        var elapsed = time.GetElapsedTime(entry.Started, entry.Ended ?? time.GetTimestamp());
        return new StageProgress(stage, entry.Done, entry.Total, entry.Activity, elapsed, entry.Pace.Remaining());
    }

    private sealed class Entry
    {
        public required long Started { get; init; }

        public required PaceEstimate Pace { get; init; }

        public long? Ended { get; set; }

        public int Done { get; set; }

        public int Total { get; set; }

        public string Activity { get; set; } = "";
    }
}

// Elapsed: for a finished stage the time it took. Remaining: an estimate; null while it cannot be known.
internal sealed record StageProgress(RunStage Stage, int Done, int Total, string Activity, TimeSpan Elapsed, TimeSpan? Remaining)
{
    public bool IsDone => Done >= Total;

    public double Fraction => Total == 0 ? 1 : Math.Clamp((double)Done / Total, 0, 1);

    public string Title => Stage switch
    {
        RunStage.Build => "Building",
        RunStage.Verify => "Verifying",
        RunStage.Check => "Checking",
        _ => "Measuring",
    };

    public string Noun => Stage == RunStage.Check ? "check" : "step";

    public string ElapsedText => TimeText.Format(Math.Round(Elapsed.TotalSeconds));

    public string RemainingText => IsDone ? "done" : Remaining is { } left ? TimeText.Format(Math.Round(left.TotalSeconds)) + " left" : "";
}
