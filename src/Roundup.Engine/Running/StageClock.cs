namespace Roundup.Engine.Running;

// How long each stage takes, beginning with Build. Time counts for the stage that is under way, whatever ends it.
internal sealed class StageClock(TimeProvider time)
{
    private readonly Dictionary<RunStage, TimeSpan> _past = [];
    private long _began = time.GetTimestamp();
    private RunStage _now = RunStage.Build;

    public void Begin(RunStage stage)
    {
        _past[_now] = time.GetElapsedTime(_began);
        _began = time.GetTimestamp();
        _now = stage;
    }

    public double Seconds(RunStage stage) =>
        (_past.GetValueOrDefault(stage) + (stage == _now ? time.GetElapsedTime(_began) : TimeSpan.Zero)).TotalSeconds;
}
