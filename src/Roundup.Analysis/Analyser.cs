using Roundup.Results;

namespace Roundup.Analysis;

/// <summary>The stage Analyse.</summary>
public static class Analyser
{
    /// <summary>Computes everything that reports show from a results file alone.</summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the one that the run was made with.</param>
    public static AnalysedRun Analyse(ResultsFile file, string? baseline = null) => throw new NotImplementedException();
}
