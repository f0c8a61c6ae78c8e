using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Spectre.Console;

namespace Roundup.Reporting.Formats.Console;

// The colours by their meaning: only the 16 of the terminal's own theme, so that they suit a light theme too.
internal static class ConsoleStyles
{
    public static Style Title { get; } = new(decoration: Decoration.Bold);

    public static Style Heading { get; } = new(Color.Teal);

    public static Style Fastest { get; } = new(Color.Green);

    public static Style Baseline { get; } = new(decoration: Decoration.Bold);

    public static Style Warning { get; } = new(Color.Olive);

    public static Style Bad { get; } = new(Color.Maroon);

    public static Style Faint { get; } = new(decoration: Decoration.Dim);

    public static Style Choose(Tone tone) => tone switch
    {
        Tone.Heading => Heading,
        Tone.Note => Faint,
        Tone.Warning => Warning,
        Tone.Bad => Bad,
        _ => Style.Plain,
    };

    public static Style Choose(Column column, RowKind row) =>
        row.HasFlag(RowKind.Reference) ? Faint
        : column.Tone != Tone.Plain ? Choose(column.Tone)
        : row.HasFlag(RowKind.Baseline) ? Baseline
        : row.HasFlag(RowKind.Best) && column.Role != ColumnRole.Value ? Fastest
        : Style.Plain;
}
