namespace Roundup.Reporting.Blocks;

/// <summary>The look of a list.</summary>
public enum ListForm
{
    /// <summary>Points below each other.</summary>
    Bullets,

    /// <summary>Labels with their texts: a table of two columns where there is room.</summary>
    Facts,

    /// <summary>Short signs with their meanings.</summary>
    Signs,
}

/// <summary>One item of a list.</summary>
/// <param name="Label">The name before the text; null: a bullet.</param>
/// <param name="Text">The text.</param>
public sealed record ListItem(string? Label, Inline Text)
{
    /// <summary>The purpose of the label.</summary>
    public Tone LabelTone { get; init; } = Tone.Heading;

    /// <summary>The purpose of the text.</summary>
    public Tone Tone { get; init; }

    /// <summary>A less important line below the text.</summary>
    public string? Note { get; init; }

    /// <summary>A command below the note; a console never wraps it, so that it can be copied.</summary>
    public string? Command { get; init; }

    // The text with the command behind it, for documents, where both stand in one cell.
    internal Inline WithCommand =>
        Command is null ? Text : new([.. Text.Spans, new(" "), new(Command) { IsCode = true }]);

    /// <summary>Frames of a stack, below the note: a console shows them only where verbose output was asked for.</summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>
    /// The name of the column that the item explains: a console that had no room for the column leaves the item out. Null: none.
    /// </summary>
    public string? Explains { get; init; }

    /// <summary>Whether a console, where an answer follows its tables, leaves the item to the documents.</summary>
    public bool IsLeftToDocuments { get; init; }

    /// <summary>Items below this one.</summary>
    public IReadOnlyList<ListItem> Items { get; init; } = [];

    /// <summary>The reports in which the item stands.</summary>
    public Detail Detail { get; init; }
}

/// <summary>A list.</summary>
/// <param name="Form">The look.</param>
/// <param name="Items">The items.</param>
public sealed record List(ListForm Form, IReadOnlyList<ListItem> Items) : Block
{
    /// <summary>The headings of a <see cref="ListForm.Facts"/> list where it is drawn as a table: of the labels and of the texts.</summary>
    public (string Label, string Text) Headings { get; init; } = ("", "");

    /// <summary>Plain points.</summary>
    public static List Of(IEnumerable<string> points) =>
        new(ListForm.Bullets, [.. points.Select(point => new ListItem(null, Inline.Of(point)))]);
}
