using Roundup.Engine;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

/// <summary>The progress of one stage.</summary>
/// <param name="Stage">The stage.</param>
/// <param name="Done">Steps done.</param>
/// <param name="Total">Steps in it.</param>
/// <param name="Activity">What is being done.</param>
/// <param name="Elapsed">Time since it started; for a finished stage the time it took.</param>
/// <param name="Remaining">The estimated time until it ends; null while it cannot be known.</param>
internal sealed record StageProgress(RunStage Stage, int Done, int Total, string Activity, TimeSpan Elapsed, TimeSpan? Remaining)
{
    /// <summary>Whether all steps are done.</summary>
    public bool IsDone => Done >= Total;

    /// <summary>The fraction that is done, 0 to 1.</summary>
    public double Fraction => Total == 0 ? 1 : Math.Clamp((double)Done / Total, 0, 1);

    /// <summary>The stage's title for people.</summary>
    public string Title => Stage switch
    {
        RunStage.Build => "Building",
        RunStage.Verify => "Verifying",
        RunStage.Reread => "Rereading",
        _ => "Measuring",
    };

    /// <summary>For people: <c>6 s</c>, <c>1 min 20 s</c>.</summary>
    public string ElapsedText => TimeText.Of(Math.Round(Elapsed.TotalSeconds));

    /// <summary>For people: <c>done</c>, <c>1 min 20 s left</c>, or nothing.</summary>
    public string RemainingText => IsDone ? "done" : Remaining is { } left ? TimeText.Of(Math.Round(left.TotalSeconds)) + " left" : "";
}
