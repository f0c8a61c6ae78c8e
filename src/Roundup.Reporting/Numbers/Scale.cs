namespace Roundup.Reporting.Numbers;

internal sealed record ScaleUnit(string Name, double Size);

// Numbers with units. A column has one unit, so that its numbers can be compared by eye; only what would need more digits than anybody
// reads has its own.
// Units: from the smallest. Alone: a value on its own takes the first unit in which it is less than this. Least: in a column a value below
// this, in the column's unit, leaves that unit. Most: in a column a value from this on, in the column's unit, leaves that unit. Digits:
// significant digits from 1 of the unit on; below it three.
internal sealed record Scale(IReadOnlyList<ScaleUnit> Units, double Alone, double Least, double Most, int Digits)
{
    public static Scale Time { get; } = new([new("ns", 1), new("us", 1e3), new("ms", 1e6), new("s", 1e9)], 1000, 0.001, 1e6, 4);

    // B, KB, MB, GB with 1 KB = 1 024 B, as BenchmarkDotNet counts.
    public static Scale Bytes { get; } =
        new([new("B", 1), new("KB", 1024), new("MB", 1024 * 1024), new("GB", 1024 * 1024 * 1024)], 10_000, 0.1, 10_000, 3);

    public static ScaleUnit Milliseconds { get; } = Time.Units[2];

    // The unit of a column: that of its smallest value above 0.
    public ScaleUnit For(IEnumerable<double> values) => Own(values.Where(v => v > 0).DefaultIfEmpty(0).Min());

    public string Text(double value) => Text(value, Own(value));

    // A value in the column's unit, or in a unit of its own where the column's gives too many or too few digits.
    public string Text(double value, ScaleUnit column, bool isRough = false)
    {
        value = isRough ? Numbers.Digits.Rough(value) : value;
        var scaled = Math.Abs(value) / column.Size;
        var unit = scaled >= Most || scaled < Least ? Own(value, column) : column;
        scaled = value / unit.Size;

        // Whole bytes are exact: 96 B, not 96.0 B.
        var digits = unit == Units[0] && scaled == Math.Floor(scaled) && this == Bytes ? 1
            : isRough ? 2
            : Math.Abs(scaled) < 1 ? 3
            : Digits;
        return $"{Numbers.Digits.Significant(scaled, digits)} {unit.Name}";
    }

    // A time of 0 keeps the column's unit; 0 bytes are 0 B.
    private ScaleUnit Own(double value, ScaleUnit column) => value == 0 && this == Time ? column : Own(value);

    private ScaleUnit Own(double value) => Units.FirstOrDefault(u => Math.Abs(value) / u.Size < Alone) ?? Units[^1];
}
