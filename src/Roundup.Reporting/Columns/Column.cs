namespace Roundup.Reporting.Columns;

/// <summary>One column: its name, what it means and where its values come from. Every report and every legend takes it from here.</summary>
/// <param name="Name">The name in CSV, and what <c>RunInfo.ExtraColumns</c> calls it.</param>
/// <param name="Meaning">What a reader has to know, one sentence.</param>
/// <param name="Quantity">What the values are.</param>
/// <param name="Value">The value: text, a number or a bool; null where it is not known.</param>
public sealed record Column(string Name, string Meaning, Quantity Quantity, Func<Row, object?> Value)
{
    /// <summary>The heading for people; the name where nothing else is said.</summary>
    public string Heading { get; init; } = Name;

    /// <summary>What people read instead of the value; null where the value is formatted by its quantity.</summary>
    public Func<Row, string?>? Text { get; init; }

    /// <summary>Whether numbers stand in it, at the right.</summary>
    public bool IsNumeric { get; init; } = Quantity != Quantity.Text;

    /// <summary>The value as a number; null where it is not known (a value that is no finite number is not known either).</summary>
    public double? Number(Row row) => Value(row) switch
    {
        double number when double.IsFinite(number) => number,
        int number => number,
        long number => number,
        _ => null,
    };
}
