namespace Roundup.Reporting.Tables;

/// <summary>What a column's values are: decides their unit and digits for people. Files for programs have the plain value.</summary>
public enum Quantity
{
    /// <summary>Text; stands at the left.</summary>
    Text,

    /// <summary>Time, ns.</summary>
    Time,

    /// <summary>Bytes.</summary>
    Bytes,

    /// <summary>One value over another.</summary>
    Ratio,

    /// <summary>A share, 0 to 1; per cent for people.</summary>
    Share,

    /// <summary>Any other number.</summary>
    Number,
}
