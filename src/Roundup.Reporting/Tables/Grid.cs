
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Tables;

/// <summary>What is special about a row of a table.</summary>
[Flags]
public enum RowKind
{
    /// <summary>Nothing.</summary>
    Plain = 0,

    /// <summary>First in its ranking, alone or tied.</summary>
    Best = 1,

    /// <summary>What the others are compared with.</summary>
    Baseline = 2,

    /// <summary>There for scale, never ranked: a floor.</summary>
    Reference = 4,
}

/// <summary>One row of a table as text.</summary>
/// <param name="Cells">The cells, as many as the table has columns.</param>
/// <param name="Kind">What is special about it.</param>
public sealed record GridRow(IReadOnlyList<Inline> Cells, RowKind Kind);

/// <summary>A table as text.</summary>
/// <param name="Columns">The columns.</param>
/// <param name="Rows">The rows.</param>
public sealed record Grid(IReadOnlyList<Column> Columns, IReadOnlyList<GridRow> Rows);
