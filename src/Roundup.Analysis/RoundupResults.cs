using Roundup.Analysis.Changes;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;

namespace Roundup.Analysis;

/// <summary>Results files for programs other than Roundup: read one, and get its tables with ratios, intervals and ranks.</summary>
public static class RoundupResults
{
    /// <summary>Reads a results file. Of an experiment that it does not know, only how each case ended is read.</summary>
    /// <param name="path">A <c>results.json</c>.</param>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    public static ResultsFile Read(string path) => ExperimentParts.Store.Read(path);

    /// <summary>
    /// The tables of warm calls, in the file's order, each with its fastest serializer first; null where speed was not measured.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A serializer (or <c>serializer@target</c>) to compare with instead of the run's baseline.</param>
    public static AnalysedRun? Speed(ResultsFile file, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file.Has(ExperimentNames.Speed) ? Analyser.Analyse(file.Of(ExperimentNames.Speed), baseline) : null;
    }

    /// <summary>The serializers of first calls; null where they were not measured.</summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A serializer (or <c>serializer@target</c>) to compare with instead of the run's baseline.</param>
    public static FirstCallRun? FirstCalls(ResultsFile file, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file.Has(ExperimentNames.FirstCall) ? FirstCallAnalysis.Analyse(file.Of(ExperimentNames.FirstCall), baseline) : null;
    }

    /// <summary>The sentences of a check that did not hold, each with its case, in the file's order; null where there was none.</summary>
    /// <param name="file">The file.</param>
    public static IReadOnlyList<FoundCheck>? Checks(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return !file.Has(ExperimentNames.Check) ? null :
        [
            .. from one in file.Of(ExperimentNames.Check).Cases
               where one.Part is CheckedCase
               from finding in ((CheckedCase)one.Part).Findings
               select new FoundCheck(one.Id, finding),
        ];
    }

    /// <summary>What changed between two runs of warm calls; null where one of them has none.</summary>
    /// <param name="before">The run before.</param>
    /// <param name="after">The run after.</param>
    public static RunChanges? Compare(ResultsFile before, ResultsFile after)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        return before.Has(ExperimentNames.Speed) && after.Has(ExperimentNames.Speed)
            ? TwoRuns.Compare(before.Of(ExperimentNames.Speed), after.Of(ExperimentNames.Speed))
            : null;
    }

    /// <summary>What a run with <c>--against</c> found; null where it compares nothing.</summary>
    public static RunChanges? Changes(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file.Run.Comparison is not null && file.Has(ExperimentNames.Speed)
            ? PairedRun.Compare(file.Of(ExperimentNames.Speed))
            : null;
    }
}
