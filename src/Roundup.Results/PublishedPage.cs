using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>Figures that somebody else published for the same suite, measured elsewhere: what the run is put beside.</summary>
public sealed record PublishedPage
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

    /// <summary>What differs between the page's work and ours, a sentence each.</summary>
    public IReadOnlyList<string> Remarks { get; init; } = [];

    /// <summary>
    /// Columns of the page that its file leaves out, each with the reason. Not stored: a run has nothing to do with them.
    /// </summary>
    [JsonIgnore]
    public IReadOnlyList<string> Omitted { get; init; } = [];

    /// <summary>The figures that have a cell in the run, in the page's order.</summary>
    public IReadOnlyList<PublishedEntry> Entries { get; init; } = [];
}
