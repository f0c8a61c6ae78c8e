namespace Roundup.Reporting.Numbers;

/// <summary>Numbers as reports write them, for other programs: only digits that mean something.</summary>
public static class NumberText
{
    /// <summary>A ratio with three digits or so: <c>0.021</c>, <c>0.97</c>, <c>12.3</c>.</summary>
    public static string Ratio(double value) => Digits.Ratio(value);

    /// <summary>A share as per cent: <c>0.8 %</c>, <c>12 %</c>.</summary>
    public static string Percent(double share) => Digits.Percent(share);

    /// <summary>A time in a unit of its own.</summary>
    /// <param name="ns">The time, ns.</param>
    public static string Time(double ns) => Scale.Time.Text(ns);

    /// <summary>A size in a unit of its own; 1 KB is 1 024 B.</summary>
    /// <param name="bytes">The size.</param>
    public static string Bytes(double bytes) => Scale.Bytes.Text(bytes);
}
