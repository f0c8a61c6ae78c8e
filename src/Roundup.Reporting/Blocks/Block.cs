namespace Roundup.Reporting.Blocks;

/// <summary>A piece of a report, without any markup: formats draw and escape it.</summary>
public abstract record Block
{
    /// <summary>The reports in which the block stands.</summary>
    public Detail Detail { get; init; }

    /// <summary>The data and the target that the block is about, so that a page can leave it out; null: all.</summary>
    public Scope? About { get; init; }
}

/// <summary>What a block is about.</summary>
/// <param name="Dataset">The dataset's name; null: all datasets.</param>
/// <param name="Shape">The shape; null: all shapes.</param>
/// <param name="Target">The target; null: all targets.</param>
public sealed record Scope(string? Dataset = null, string? Shape = null, string? Target = null);

/// <summary>A heading.</summary>
/// <param name="Level">1 is the report's title, 2 a section.</param>
/// <param name="Text">The text.</param>
public sealed record Heading(int Level, string Text) : Block
{
    /// <summary>The target of links, unique in the report; null: no link leads here, and the table of contents omits the heading.</summary>
    public string? Anchor { get; init; }
}

/// <summary>A paragraph.</summary>
/// <param name="Text">The text.</param>
public sealed record Paragraph(Inline Text) : Block
{
    /// <summary>The console indents a note and colours a warning.</summary>
    public Tone Tone { get; init; }
}

/// <summary>Text whose lines and blanks are kept: code, a payload.</summary>
/// <param name="Text">The text.</param>
public sealed record Verbatim(string Text) : Block;

/// <summary>The reports in which something stands.</summary>
public enum Detail
{
    /// <summary>In the short and in the full report.</summary>
    Always,

    /// <summary>In the short report only, which the console and report.md show: what the full report says elsewhere at length.</summary>
    Brief,

    /// <summary>In the full report only, which the page and other documents hold.</summary>
    Full,

    /// <summary>In files for programs only.</summary>
    Data,

    /// <summary>In the short report, in the full report, and in files for programs.</summary>
    Everywhere,
}

/// <summary>What a text is for; a format decides what that looks like.</summary>
public enum Tone
{
    /// <summary>No special purpose.</summary>
    Plain,

    /// <summary>Names or introduces what follows.</summary>
    Heading,

    /// <summary>Less important than the block that it belongs to.</summary>
    Note,

    /// <summary>Deserves attention.</summary>
    Warning,

    /// <summary>A failure.</summary>
    Bad,
}

/// <summary>Selects what stands in a report.</summary>
public static class DetailExtensions
{
    /// <summary>Whether something stands in a report: the short one, the full one, or a file for programs.</summary>
    public static bool IsIn(this Detail detail, Detail report) =>
        detail == report || detail == Detail.Everywhere || (detail == Detail.Always && report != Detail.Data);
}
