namespace Roundup.Reporting.Blocks;

/// <summary>In which reports something stands: the short one on the console, the full one in files, or both.</summary>
public enum Detail
{
    /// <summary>In both.</summary>
    Always,

    /// <summary>In the short report only: what the full one says elsewhere at length.</summary>
    Brief,

    /// <summary>In the full report only.</summary>
    Full,
}

/// <summary>Asks whether something belongs into a report.</summary>
public static class DetailExtensions
{
    /// <summary>
    /// Whether something of this detail stands in a report that is <see cref="Detail.Brief"/> or <see cref="Detail.Full"/>.
    /// </summary>
    public static bool IsIn(this Detail detail, Detail report) => detail == Detail.Always || detail == report;
}
