using Roundup.Engine.Journaling;
using Roundup.Engine.Progress;

namespace Roundup.Cli.Progress;

/// <summary>Where a run stands. Safe to use from any thread.</summary>
internal sealed class ProgressState(TimeProvider time)
{
    // With less than this the rate is a guess that would jump about.
    private static readonly TimeSpan LeastElapsed = TimeSpan.FromSeconds(3);

    private readonly Lock gate = new();
    private readonly SortedDictionary<RunStage, Entry> stages = [];

    /// <summary>A stage starts, or turns out to have another number of steps.</summary>
    public void Start(RunStage stage, int total) => Update(stage, null, total, "");

    /// <summary>A stage goes on.</summary>
    public void Step(RunStage stage, int done, int total, string now) => Update(stage, done, total, now);

    /// <summary>The stages that have started, in order.</summary>
    public IReadOnlyList<StageProgress> Snapshot()
    {
        lock (gate)
        {
            return [.. stages.Select(s => Of(s.Key, s.Value))];
        }
    }

    /// <summary>One stage that has started.</summary>
    public StageProgress Of(RunStage stage)
    {
        lock (gate)
        {
            return Of(stage, stages[stage]);
        }
    }

    private void Update(RunStage stage, int? done, int total, string now)
    {
        lock (gate)
        {
            if (!stages.TryGetValue(stage, out var entry))
            {
                stages[stage] = entry = new Entry { Started = time.GetTimestamp() };
            }

            // A resumed run begins with steps done: they took no time now and say nothing about the rate.
            entry.First ??= done;
            entry.Done = done ?? entry.Done;
            entry.Total = total;
            entry.Now = now;
            entry.Ended = entry.Done >= total ? entry.Ended ?? time.GetTimestamp() : null;
        }
    }

    private StageProgress Of(RunStage stage, Entry entry)
    {
        var elapsed = time.GetElapsedTime(entry.Started, entry.Ended ?? time.GetTimestamp());
        var doneNow = entry.Done - (entry.First ?? 0);
        TimeSpan? left = doneNow > 0 && elapsed >= LeastElapsed ? elapsed * ((entry.Total - entry.Done) / (double)doneNow) : null;
        return new StageProgress(stage, entry.Done, entry.Total, entry.Now, elapsed, left);
    }

    private sealed class Entry
    {
        public long Started { get; init; }

        public long? Ended { get; set; }

        public int? First { get; set; }

        public int Done { get; set; }

        public int Total { get; set; }

        public string Now { get; set; } = "";
    }
}
