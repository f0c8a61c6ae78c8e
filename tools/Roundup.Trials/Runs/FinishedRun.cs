using Roundup.Analysis;
using Roundup.Results;

namespace Roundup.Trials.Runs;

/// <summary>A run of a series.</summary>
/// <param name="Number">Its number, from 1.</param>
/// <param name="Folder">Its folder.</param>
/// <param name="Results">What it measured.</param>
internal sealed record FinishedRun(int Number, string Folder, ResultsFile Results)
{
    /// <summary>Seconds of verification and measurement, without builds.</summary>
    public double Seconds => Results.Run.VerifySeconds + Results.Run.MeasureSeconds;

    /// <summary>Reads a run; null where there is none, where it did not finish, or where it measured nothing.</summary>
    public static FinishedRun? Read(int number, string folder)
    {
        var file = Path.Combine(folder, "results.json");
        return File.Exists(file)
            && RoundupResults.Read(file) is { Run.Interrupted: false } results
            && results.Cases.Any(result => result.Outcome == Outcome.Measured)
                ? new(number, folder, results)
                : null;
    }

    /// <inheritdoc/>
    public override string ToString() =>
        $"run {Number}, seed {Results.Run.Seed}: {Results.Run.MeasureSeconds:F1} s measuring, "
        + $"{Results.Run.VerifySeconds:F1} s verification, {Results.Run.BuildSeconds:F1} s building";
}
