using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tables;

/// <summary>What a column means to its table.</summary>
public enum ColumnRole
{
    /// <summary>Nothing special.</summary>
    Value,

    /// <summary>The rank: stands close to the name behind it.</summary>
    Rank,

    /// <summary>The name of the row: stays longest, and is shortened where there is no room.</summary>
    Name,
}

/// <summary>A column, whatever its rows are about.</summary>
/// <param name="Name">The name in CSV, and what <c>RunInfo.ExtraColumns</c> calls it.</param>
/// <param name="Meaning">What a reader has to know, one sentence: the legend has it, and docs/columns.md says more.</param>
/// <param name="Quantity">What the values are.</param>
public abstract record Column(string Name, string Meaning, Quantity Quantity)
{
    /// <summary>The heading for people; the name where nothing else is said.</summary>
    public string Heading { get; init; } = Name;

    /// <summary>Whether numbers stand in it, at the right.</summary>
    public bool IsNumeric { get; init; } = Quantity != Quantity.Text;

    /// <summary>In which reports it stands.</summary>
    public Detail Detail { get; init; }

    /// <summary>What it means to its table.</summary>
    public ColumnRole Role { get; init; }

    /// <summary>How its values are meant.</summary>
    public Tone Tone { get; init; }

    /// <summary>When it leaves a console that is too narrow: the smallest number first; 0: never.</summary>
    public int Leaves { get; init; }

    /// <summary>
    /// The name of the column that it leaves a narrow console with: what a claim rests on must not leave alone. Null: none.
    /// </summary>
    public string? LeavesWith { get; init; }

    /// <summary>Whether the full report too leaves it out where nothing stands in it; the short one always does.</summary>
    public bool LeavesOutEmpty { get; init; }

    /// <summary>Whether its times have a unit of their own and not that of the table.</summary>
    public bool HasOwnUnit { get; init; }

    /// <summary>Whether its times take part in choosing the unit of the table.</summary>
    public bool ChoosesUnit { get; init; } = true;

    /// <summary>The unit of its times, the same in every table; null: chosen for each table.</summary>
    internal Unit? FixedUnit { get; init; }

    /// <summary>A column of text for people alone.</summary>
    public static Column<TRow> Of<TRow>(string heading, Func<TRow, Inline?> text, bool isNumeric = false) =>
        new(heading, "", Quantity.Text, _ => null) { Text = text, IsNumeric = isNumeric };
}

/// <summary>
/// A column, defined once: its name, what it means and where its values come from. Every report and legend takes it from here.
/// </summary>
/// <typeparam name="TRow">What a row is about.</typeparam>
/// <param name="Name">The name in CSV.</param>
/// <param name="Meaning">What a reader has to know, one sentence.</param>
/// <param name="Quantity">What the values are.</param>
/// <param name="Value">The value for programs: text, a number or a bool; null where it is not known.</param>
public sealed record Column<TRow>(string Name, string Meaning, Quantity Quantity, Func<TRow, object?> Value)
    : Column(Name, Meaning, Quantity)
{
    /// <summary>What people read instead of the value; null, itself or for a row: the value, formatted by its quantity.</summary>
    public Func<TRow, Inline?>? Text { get; init; }

    /// <summary>
    /// Which rows make it worth its place: without one of them the column is in no report. Null: it always is.
    /// </summary>
    public Func<TRow, bool>? IsWorthShowing { get; init; }

    /// <summary>Of which rows at most two digits are known. Null: of none.</summary>
    public Func<TRow, bool>? IsRough { get; init; }

    /// <summary>Whether a row's cell is emphasised.</summary>
    public Func<TRow, bool>? IsStrong { get; init; }

    /// <summary>Whether these rows make it worth its place.</summary>
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
