using System.Runtime.CompilerServices;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Views;

/// <summary>One way to lose data: the same members, however many rows and cells lose them.</summary>
/// <param name="Number">What the marks refer to, from 1; the same in the whole run.</param>
/// <param name="Members">The members.</param>
/// <param name="Cases">The cases.</param>
internal sealed record Loss(int Number, IReadOnlyList<string> Members, IReadOnlyList<CaseResult> Cases)
{
    /// <summary>The rows' names.</summary>
    public IReadOnlyList<string> Rows { get; } = [.. Cases.Select(c => Words.Name(c.Id)).Distinct()];
}

/// <summary>Numbers the lossy rows of a run.</summary>
internal static class Losses
{
    private static readonly ConditionalWeakTable<AnalysedRun, IReadOnlyList<Loss>> Known = [];

    /// <summary>Every loss, in the order of the cells. Computed once for each run: every row of every table asks for its number.</summary>
    public static IReadOnlyList<Loss> Of(AnalysedRun run) => Known.GetValue(run, Find);

    /// <summary>The number of a lossy case.</summary>
    public static int Number(AnalysedRun run, CaseResult lossy)
    {
        var key = Key(lossy);
        return Of(run).First(l => Key(l.Cases[0]) == key).Number;
    }

    private static IReadOnlyList<Loss> Find(AnalysedRun run) =>
    [
        .. run.Cells.SelectMany(c => c.Rows).Select(r => r.Result).Where(r => r.Fidelity == Fidelity.Lossy)
            .GroupBy(Key).Select((group, i) => new Loss(i + 1, group.First().Lost, [.. group])),
    ];

    private static string Key(CaseResult result) => string.Join('\n', result.Lost);
}
