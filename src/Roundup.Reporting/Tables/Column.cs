using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tables;

/// <summary>The part of a column in its table.</summary>
public enum ColumnRole
{
    /// <summary>A value.</summary>
    Value,

    /// <summary>The rank: stands close to the name behind it.</summary>
    Rank,

    /// <summary>The name of the row: stays longest, and is shortened where there is no room.</summary>
    Name,
}

/// <summary>A column, whatever its rows are about.</summary>
/// <param name="Name">The name in files for programs and in <c>RunInfo.ExtraColumns</c>.</param>
/// <param name="Meaning">One sentence for the legend; docs/columns.md says more.</param>
/// <param name="Unit">The unit of the values.</param>
public abstract record Column(string Name, string Meaning, Unit Unit)
{
    /// <summary>The heading for people; the name unless set.</summary>
    public string Heading { get; init; } = Name;

    /// <summary>Whether the cells are numbers, which stand at the right.</summary>
    public bool IsNumeric { get; init; } = Unit != Unit.Text;

    /// <summary>The reports in which the column stands; files for programs have every column.</summary>
    public Detail Detail { get; init; }

    /// <summary>The part of the column in its table.</summary>
    public ColumnRole Role { get; init; }

    /// <summary>The purpose of the values.</summary>
    public Tone Tone { get; init; }

    /// <summary>
    /// Whether the text wraps between words where a console is narrow, or stands below its row; names and numbers never do.
    /// </summary>
    public bool Wraps { get; init; }

    /// <summary>Whether the name of a row is never shortened, since its end tells rows apart: other columns leave first.</summary>
    public bool StaysWhole { get; init; }

    /// <summary>The order in which columns leave a console that is too narrow, the smallest number first; 0: never.</summary>
    public int Leaves { get; init; }

    /// <summary>
    /// The name of the column with which this one leaves a narrow console: a claim must not lose the figure that supports it. Null: none.
    /// </summary>
    public string? LeavesWith { get; init; }

    /// <summary>Whether the full report too leaves the column out where it is empty; the short one always does.</summary>
    public bool LeavesOutEmpty { get; init; }

    /// <summary>Whether the times of this column have a unit of their own and not that of the table.</summary>
    public bool HasOwnUnit { get; init; }

    /// <summary>Whether the times of this column take part in choosing the unit of the table.</summary>
    public bool ChoosesUnit { get; init; } = true;

    /// <summary>Whether a page hides the column until the reader asks for all columns.</summary>
    public bool IsFurther { get; init; }

    /// <summary>Whether a page colours the cells, which are ratios: below 1 in one colour, above 1 in another.</summary>
    public bool IsHeat { get; init; }

    /// <summary>The unit of the times in every table; null: chosen for each table.</summary>
    internal ScaleUnit? FixedUnit { get; init; }

    /// <summary>The column of a quantity, with all that its declaration says.</summary>
    public static Column<TRow> Of<TRow>(Quantity quantity, Func<TRow, double?> value)
    {
        ArgumentNullException.ThrowIfNull(quantity);
        return new(quantity.Name, quantity.Meaning, quantity.Unit, row => value(row)) { Heading = quantity.Heading };
    }

    /// <summary>A column of text; programs get the text of the full report.</summary>
    public static Column<TRow> Of<TRow>(string heading, Func<TRow, Inline?> text, bool isNumeric = false) =>
        new(heading, "", Unit.Text, row => text(row)?.Plain(Detail.Full)) { Text = text, IsNumeric = isNumeric };
}

/// <summary>
/// A column, defined once: its name, its meaning and the source of its values. Every report and legend takes the column from here.
/// </summary>
/// <typeparam name="TRow">What a row is about.</typeparam>
/// <param name="Name">The name in files for programs.</param>
/// <param name="Meaning">One sentence for the legend.</param>
/// <param name="Unit">The unit of the values.</param>
/// <param name="Value">The value for programs: text, a number or a bool; null where it is not known.</param>
public sealed record Column<TRow>(string Name, string Meaning, Unit Unit, Func<TRow, object?> Value)
    : Column(Name, Meaning, Unit)
{
    /// <summary>The text for people; null, or null for a row: the value, formatted by its quantity.</summary>
    public Func<TRow, Inline?>? Text { get; init; }

    /// <summary>
    /// The rows that make the column worth its place: without one of them it is in no report for people. Null: it always is.
    /// </summary>
    public Func<TRow, bool>? IsWorthShowing { get; init; }

    /// <summary>The rows of whose value at most two digits are known. Null: none.</summary>
    public Func<TRow, bool>? IsRough { get; init; }

    /// <summary>
    /// The rows of whose value no digit is known: files for programs have none, and a page sorts by it all the same. Null: none.
    /// </summary>
    public Func<TRow, bool>? IsUnknown { get; init; }

    /// <summary>Whether a row's cell is emphasised.</summary>
    public Func<TRow, bool>? IsStrong { get; init; }

    /// <summary>Whether these rows make the column worth its place.</summary>
    public bool IsFor(IEnumerable<TRow> rows) => IsWorthShowing is null || rows.Any(IsWorthShowing);

    /// <summary>The value as a number; null where it is not known (a value that is no finite number is not known either).</summary>
    public double? Number(TRow row) => Value(row) switch
    {
        double number when double.IsFinite(number) => number,
        int number => number,
        long number => number,
        _ => null,
    };
}
