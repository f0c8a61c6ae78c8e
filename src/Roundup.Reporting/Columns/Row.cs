using Roundup.Analysis.SteadyState;

namespace Roundup.Reporting.Columns;

/// <summary>What a column looks at: one case, with the cell and the run around it.</summary>
/// <param name="Run">The run.</param>
/// <param name="Cell">The cell.</param>
/// <param name="Case">The case.</param>
public sealed record Row(AnalysedRun Run, AnalysedCell Cell, AnalysedCase Case);
