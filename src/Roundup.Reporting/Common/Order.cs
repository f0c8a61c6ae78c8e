namespace Roundup.Reporting.Common;

/// <summary>The places of the last sections of a short report: <see cref="Blocks.Section.BriefOrder"/>.</summary>
public static class Order
{
    /// <summary>What the numbers say.</summary>
    public const int Conclusions = 1;

    /// <summary>What has no number.</summary>
    public const int Missing = 2;

    /// <summary>What was noticed.</summary>
    public const int Notices = 3;

    /// <summary>What the columns mean.</summary>
    public const int Legend = 4;

    /// <summary>The answer for somebody who brought his own data.</summary>
    public const int Answer = 5;
}
