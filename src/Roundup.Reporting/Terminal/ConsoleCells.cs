using Roundup.Reporting.Columns;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Terminal;

/// <summary>The cells on the console: title, table, the notes of its lossy rows, what is missing from it.</summary>
internal static class ConsoleCells
{
    /// <summary>Members of a loss that are named; the whole list is in the files.</summary>
    private const int MembersShown = 3;

    /// <summary>Writes a cell that has a number.</summary>
    /// <returns>The columns shown.</returns>
    public static IReadOnlyList<Column> Write(CellView view, IReadOnlyList<Column> columns, Page page)
    {
        var id = view.Cell.Id;
        page.Title(Visible.Line($"{id.Operation} · {Words.Data(id)} · {id.Shape}{(view.Cell.Table is { } table ? $" · {table}" : "")} · {string.Join(", ", view.Targets)}"));
        var shown = ConsoleTable.Write(view, columns, page);
        if (view.Cell.BaselineIsFallback || view.Cell.BaselineIsElsewhere || (view.Cell is { Table: not null, Baseline: not null }))
        {
            page.Note("", Styles.Faint, view.BaselineText!, Styles.Faint, 2);
        }

        WriteLosses(view, page);
        WriteMissing(view, page);
        page.Gap();
        return shown;
    }

    private static void WriteLosses(CellView view, Page page)
    {
        var lossy = view.Measured.Where(r => r.Case.Result.Fidelity == Fidelity.Lossy).Select(r => (Number: Losses.Number(r.Run, r.Case.Result), r.Case.Result.Lost));
        foreach (var (number, lost) in lossy.DistinctBy(l => l.Number).OrderBy(l => l.Number))
        {
            var members = lost.Count == 0 ? "members that were not recorded" : string.Join(", ", lost.Take(MembersShown));
            var more = lost.Count > MembersShown ? $" and {lost.Count - MembersShown} more, listed in report.md" : "";
            page.Note($"  L{number}", Styles.Warning, $"loses {members}{more}", Styles.Faint, 6);
        }
    }

    private static void WriteMissing(CellView view, Page page)
    {
        if (view.Missing.Count > 0)
        {
            var names = view.Missing.GroupBy(r => r.Case.Result.Outcome).OrderBy(g => g.Key)
                .Select(g => $"{string.Join(", ", g.Select(view.Name))} ({g.Key.Word()})");
            page.Note("", Styles.Faint, $"No number: {string.Join("; ", names)}.", Styles.Faint, 2);
        }
    }
}
