using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Site.Gallery;

/// <summary>
/// A table that has the columns of the short report in the full one, too. Their meanings are left to the legend: the run of a large suite
/// has hundreds of tables.
/// </summary>
/// <param name="Whole">The table with all columns.</param>
internal sealed record BriefTable(Table Whole) : Table
{
    public override Grid Grid(Detail report)
    {
        if (report == Detail.Data)
        {
            return Whole.Grid(report);
        }

        var grid = Whole.Grid(Detail.Brief);
        return grid with { Columns = [.. grid.Columns.Select(column => column with { Meaning = "" })] };
    }

    public override List? AsList() => Whole.AsList();
}
