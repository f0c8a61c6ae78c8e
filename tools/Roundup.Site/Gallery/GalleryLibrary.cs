using Roundup.Facts;
using Roundup.Reporting.Blocks;

namespace Roundup.Site.Gallery;

/// <summary>What a repository knows about a library besides its results: where its code is and how it is called.</summary>
/// <param name="Name">The library's name, without a version.</param>
internal sealed record GalleryLibrary(string Name)
{
    /// <summary>Links to its entrant and its sample, or their paths; null: they are unknown.</summary>
    public Inline? Code { get; init; }

    /// <summary>The folder of its entrant, from the root of the repository; null: it is unknown.</summary>
    public string? Folder { get; init; }

    /// <summary>The calls that are timed, a point for each way; none where they are long.</summary>
    public IReadOnlyList<ListItem> Calls { get; init; } = [];

    /// <summary>What is to be known about all of its rows; null: nothing.</summary>
    public string? Notes { get; init; }

    /// <summary>Its status today; null: it is not in the catalogue, and a run knows the status of its day.</summary>
    public string? Status { get; init; }

    /// <summary>Why the status is what it is.</summary>
    public string? StatusReason { get; init; }

    /// <summary>Public issues about what runs found.</summary>
    public IReadOnlyList<PublicIssue> Issues { get; init; } = [];
}
