namespace Roundup.Reporting.Blocks;

/// <summary>What a list looks like.</summary>
public enum ListForm
{
    /// <summary>Points below each other.</summary>
    Bullets,

    /// <summary>Labels with what they are: a table of two columns where there is room.</summary>
    Facts,

    /// <summary>Short signs with what they mean.</summary>
    Signs,
}

/// <summary>One item of a list.</summary>
/// <param name="Label">What stands before the text; null for a point of its own.</param>
/// <param name="Text">The text.</param>
public sealed record ListItem(string? Label, Inline Text)
{
    /// <summary>How the label is meant.</summary>
    public Tone LabelTone { get; init; } = Tone.Heading;

    /// <summary>How the text is meant.</summary>
    public Tone Tone { get; init; }

    /// <summary>A line below the text, of less weight.</summary>
    public string? Note { get; init; }

    /// <summary>Frames of a stack, below the note: a console shows them only where all is asked for.</summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>
    /// The name of the column that the item explains: a console that had no room for the column leaves the item out. Null: none.
    /// </summary>
    public string? Explains { get; init; }

    /// <summary>Items below this one.</summary>
    public IReadOnlyList<ListItem> Items { get; init; } = [];

    /// <summary>In which reports it stands.</summary>
    public Detail Detail { get; init; }
}

/// <summary>A list.</summary>
/// <param name="Form">What it looks like.</param>
/// <param name="Items">The items.</param>
public sealed record List(ListForm Form, IReadOnlyList<ListItem> Items) : Block
{
    /// <summary>The headings of a <see cref="ListForm.Facts"/> list where it is drawn as a table: of the labels and of the texts.</summary>
    public (string Label, string Text) Headings { get; init; } = ("", "");

    /// <summary>Plain points.</summary>
    public static List Of(IEnumerable<string> points) =>
        new(ListForm.Bullets, [.. points.Select(point => new ListItem(null, Inline.Of(point)))]);
}
