namespace Roundup.Engine.Workers;

/// <summary>The time that an experiment measures, and may measure, the earlier parts of a resumed run included.</summary>
/// <param name="time">The clock.</param>
/// <param name="limit">The time that it may measure; null: as long as it takes.</param>
/// <param name="earlierSeconds">Seconds that it measured in earlier parts of the run.</param>
internal sealed class ExperimentBudget(TimeProvider time, TimeSpan? limit, double earlierSeconds)
{
    private readonly long _began = time.GetTimestamp();

    /// <summary>The time that the experiment may measure; null: as long as it takes.</summary>
    public TimeSpan? Limit { get; } = limit;

    /// <summary>Seconds that the experiment has measured.</summary>
    public double Seconds => earlierSeconds + time.GetElapsedTime(_began).TotalSeconds;

    /// <summary>Whether the time is over.</summary>
    public bool IsOver => Limit is { } limit && Seconds >= limit.TotalSeconds;
}
