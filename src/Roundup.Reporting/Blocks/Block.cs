namespace Roundup.Reporting.Blocks;

/// <summary>A piece of a report, without any markup: renderers draw and escape it.</summary>
public abstract record Block
{
    /// <summary>In which reports it stands.</summary>
    public Detail Detail { get; init; }
}

/// <summary>A heading.</summary>
/// <param name="Level">1 is the report's title, 2 a section.</param>
/// <param name="Text">The text.</param>
public sealed record Heading(int Level, string Text) : Block
{
    /// <summary>What links lead to, unique in the report; null: nothing leads here, and the table of contents leaves it out.</summary>
    public string? Anchor { get; init; }
}

/// <summary>A paragraph.</summary>
/// <param name="Text">The text.</param>
public sealed record Paragraph(Inline Text) : Block
{
    /// <summary>How it is meant: a note is set back on the console, a warning stands out there.</summary>
    public Tone Tone { get; init; }
}

/// <summary>A picture in a file of its own.</summary>
/// <param name="Title">What it shows.</param>
/// <param name="FileName">Its file within the folder of the report, with forward slashes as in a link.</param>
/// <param name="Svg">The content of that file.</param>
public sealed record Picture(string Title, string FileName, string Svg) : Block;
