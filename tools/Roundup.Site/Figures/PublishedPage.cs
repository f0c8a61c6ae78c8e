using System.Text.Json.Serialization;
using Roundup.Catalogue;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>Figures that somebody else published for the same suite, measured elsewhere: what the run is put beside.</summary>
internal sealed record PublishedPage
{
    /// <summary>The page's title, and whose it is.</summary>
    public required string Source { get; init; }

    /// <summary>Where it can be read.</summary>
    public string? Url { get; init; }

    /// <summary>When its figures were published: a year, or a date.</summary>
    public string? Date { get; init; }

    /// <summary>What the date is of, where the page itself has none.</summary>
    public string? DateIs { get; init; }

    /// <summary>What measured them.</summary>
    public string? Tool { get; init; }

    /// <summary>The system and the processor.</summary>
    public string? Machine { get; init; }

    /// <summary>The runtime.</summary>
    public string? Runtime { get; init; }

    /// <summary>The use of streams on the page, where its rows call the shapes of streams; null: the usual one.</summary>
    public StreamUse? Streams { get; init; }

    /// <summary>Whether count 1 is a list of one element on the page.</summary>
    public bool OneInList { get; init; }

    /// <summary>What differs between the page's work and ours, a sentence each.</summary>
    public IReadOnlyList<string> Remarks { get; init; } = [];

    /// <summary>
    /// Columns of the page that its file leaves out, each with the reason. Not stored: a run has nothing to do with them.
    /// </summary>
    [JsonIgnore]
    public IReadOnlyList<string> Omitted { get; init; } = [];

    /// <summary>The figures that have a table in the run, in the page's order.</summary>
    public IReadOnlyList<PublishedEntry> Entries { get; init; } = [];

    /// <summary>How the work of a table differs from the page's, a clause; null where it does not.</summary>
    /// <param name="table">The table.</param>
    /// <param name="shape">The shape of the row that is compared: that of the table, unless it is Preferred.</param>
    public string? OtherWorkIn(TableId table, Shape shape)
    {
        ArgumentNullException.ThrowIfNull(table);
        return shape is Shape.Stream or Shape.AsyncStream && table.Streams != Streams
            ? $"streams are used as {Text(Streams)} on the page and as {Text(table.Streams)} in the run"
            : table.Count == 1 && (table.InList ?? false) != OneInList
            ? OneInList
                ? "count 1 is a list of one on the page and an object in the run"
                : "count 1 is an object on the page and a list of one in the run"
            : null;
    }

    private static string Text(StreamUse? streams) => streams?.ToString().ToLowerInvariant() ?? "usual";
}
