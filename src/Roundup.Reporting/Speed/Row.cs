using Roundup.Analysis.Tables;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

/// <summary>What a column looks at: one case, with the table and the run around it.</summary>
/// <param name="Run">The run.</param>
/// <param name="Table">The table.</param>
/// <param name="Case">The case.</param>
public sealed record Row(SpeedRun Run, AnalysedTable Table, AnalysedCase Case)
{
    internal string Marks => Common.Marks.Format(SpeedRun.Reduced(Case), Run.Reported.Losses);

    internal RowKind Kind =>
        (Case.Rank is { CanBeFirst: true } ? RowKind.Best : RowKind.Plain)
        | (Case.IsBaseline ? RowKind.Baseline : RowKind.Plain)
        | (Case.Serializer.IsReference ? RowKind.Reference : RowKind.Plain);
}
