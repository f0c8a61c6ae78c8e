using Roundup.Cli.Parsing;
using Roundup.Engine.Progress;

namespace Roundup.Cli.Progress;

/// <summary>One stage as it stands.</summary>
/// <param name="Stage">The stage.</param>
/// <param name="Done">Steps done.</param>
/// <param name="Total">Steps in it.</param>
/// <param name="Now">What is being done.</param>
/// <param name="Elapsed">Time since it started; for a finished stage the time it took.</param>
/// <param name="Left">Time left if it goes on as it went so far; null while too little is done to tell.</param>
internal sealed record StageProgress(RunStage Stage, int Done, int Total, string Now, TimeSpan Elapsed, TimeSpan? Left)
{
    /// <summary>Whether all steps are done.</summary>
    public bool IsDone => Done >= Total;

    /// <summary>Share done, 0 to 1.</summary>
    public double Share => Total == 0 ? 1 : Math.Clamp((double)Done / Total, 0, 1);

    /// <summary>What people call the stage.</summary>
    public string Verb => Stage switch
    {
        RunStage.Build => "Building",
        RunStage.Verify => "Verifying",
        _ => "Measuring",
    };

    /// <summary>For people: <c>done in 6 s</c>, <c>1 min 20 s left</c>, or nothing.</summary>
    public string TimeText => IsDone ? "done in " + DurationText.Write(Elapsed) : Left is { } left ? DurationText.Write(left) + " left" : "";
}
