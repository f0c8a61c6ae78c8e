using Roundup.Catalogue.Definitions;
using Roundup.Cli.Commands.Lists;
using Roundup.Site.Gallery;

namespace Roundup.Site.Commands;

/// <summary>What the repository knows about its libraries, for their pages.</summary>
internal static class GalleryLibraries
{
    /// <summary>Every library of the catalogue.</summary>
    /// <param name="catalogue">The catalogue.</param>
    /// <param name="toRoot">The way from a page to the root of the repository, with a slash; null: pages do not link to files.</param>
    public static IReadOnlyList<GalleryLibrary> Of(RoundupCatalogue catalogue, string? toRoot)
    {
        var sources = new RowSources(catalogue.Root, toRoot);
        return
        [
            .. catalogue.Libraries.Select(library => new GalleryLibrary(library.Name)
            {
                Code = sources.Links(library, library.Rows[0]),
                Calls = [.. RowSources.Calls([library])],
                Notes = library.Notes,
                Status = library.Status,
                StatusReason = library.StatusReason,
            }),
        ];
    }
}
