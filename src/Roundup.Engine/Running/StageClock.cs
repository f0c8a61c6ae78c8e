using System.Diagnostics;

namespace Roundup.Engine.Running;

/// <summary>How long each stage takes, beginning with Build. Time counts for the stage that is under way, whatever ends it.</summary>
internal sealed class StageClock
{
    private readonly Dictionary<RunStage, TimeSpan> _past = [];
    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private RunStage _now = RunStage.Build;

    /// <summary>Begins the next stage.</summary>
    public void Begin(RunStage stage)
    {
        _past[_now] = _clock.Elapsed;
        _clock.Restart();
        _now = stage;
    }

    /// <summary>Seconds of a stage so far.</summary>
    public double Seconds(RunStage stage) =>
        (_past.GetValueOrDefault(stage) + (stage == _now ? _clock.Elapsed : TimeSpan.Zero)).TotalSeconds;
}
