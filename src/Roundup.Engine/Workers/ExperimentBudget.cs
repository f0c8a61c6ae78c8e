namespace Roundup.Engine.Workers;

// The time that an experiment measures, and may measure, the earlier parts of a resumed run included.
// limit: the time that it may measure; null: as long as it takes.
// earlierSeconds: seconds that it measured in earlier parts of the run.
internal sealed class ExperimentBudget(TimeProvider time, TimeSpan? limit, double earlierSeconds)
{
    private readonly long _began = time.GetTimestamp();

    // The time that the experiment may measure; null: as long as it takes.
    public TimeSpan? Limit { get; } = limit;

    public double Seconds => earlierSeconds + time.GetElapsedTime(_began).TotalSeconds;

    public bool IsOver => Limit is { } limit && Seconds >= limit.TotalSeconds;
}
