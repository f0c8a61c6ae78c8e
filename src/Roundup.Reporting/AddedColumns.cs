using Roundup.Reporting.Tables;
using Roundup.Results.Messages;

namespace Roundup.Reporting;

/// <summary>The columns of extensions, tried before anything is written.</summary>
internal static class AddedColumns
{
    /// <summary>The columns that work for all rows, and a notice of each other one.</summary>
    /// <param name="columns">The columns.</param>
    /// <param name="extension">Gives the extension of a column.</param>
    /// <param name="rows">All rows: files for programs have their values.</param>
    /// <param name="shown">The rows of tables for people, which have texts, too.</param>
    public static (IReadOnlyList<Column<TRow>> Working, IReadOnlyList<Notice> Failures) Tried<TRow>(
        IReadOnlyList<Column<TRow>> columns, Func<Column, string> extension, IReadOnlyList<TRow> rows, IReadOnlyList<TRow> shown)
    {
        var failures = new List<Notice>();
        bool Works(Column<TRow> column)
        {
            try
            {
                foreach (var row in rows)
                {
                    column.IsUnknown?.Invoke(row);
                    column.Number(row);
                }

                foreach (var row in shown)
                {
                    column.Text?.Invoke(row);
                    column.IsRough?.Invoke(row);
                    column.IsStrong?.Invoke(row);
                    column.IsWorthShowing?.Invoke(row);
                }

                return true;
            }
            catch (Exception e) when (ExtensionException.IsOf(e))
            {
                failures.Add(ExtensionException.NoticeOf($"The column {column.Name}", extension(column), e));
                return false;
            }
        }

        return ([.. columns.Where(Works)], failures);
    }
}
