namespace Roundup.Results;

/// <summary>The unit of a number, and with it the digits that people are shown. Files for programs have the plain value.</summary>
public enum Unit
{
    /// <summary>No number: text, which stands at the left.</summary>
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
