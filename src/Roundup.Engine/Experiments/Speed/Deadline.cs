namespace Roundup.Engine.Experiments.Speed;

/// <summary>
/// Until when a launch of a group may begin something new, in seconds of the run's clock. What has begun ends, and what was measured
/// counts.
/// </summary>
/// <param name="WarmUp">Until when rows are warmed up.</param>
/// <param name="Cells">Until when cells are begun.</param>
internal sealed record Deadline(double WarmUp, double Cells)
{
    /// <summary>Warming up takes about two thirds of a launch.</summary>
    private const double WarmUpShare = 2.0 / 3;

    /// <summary>Without a budget.</summary>
    public static Deadline None { get; } = new(double.PositiveInfinity, double.PositiveInfinity);

    /// <summary>The deadline of a group's launch.</summary>
    /// <param name="now">Seconds of measuring so far.</param>
    /// <param name="budget">What measuring may take, seconds.</param>
    /// <param name="share">The group's share of what is left: in the first launch, so that each group gets something; later 1.</param>
    public static Deadline Of(double now, double budget, double share)
    {
        var seconds = Math.Max(0, budget - now) * share;
        return new(now + (seconds * WarmUpShare), now + seconds);
    }
}
