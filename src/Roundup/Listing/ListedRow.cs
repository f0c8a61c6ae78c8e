using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;

namespace Roundup.Cli.Listing;

/// <summary>A row as it is listed.</summary>
/// <param name="Library">Its library.</param>
/// <param name="Row">The row.</param>
/// <param name="State">Its state on this machine.</param>
internal sealed record ListedRow(LibraryDefinition Library, RowDefinition Row, RowState State)
{
    /// <summary>Its state on this machine, in words.</summary>
    public string Here => State.Status switch
    {
        RowStatus.Ready => "ready",
        RowStatus.Unavailable => "unavailable",
        RowStatus.Unsupported => "unsupported",
        RowStatus.BuildFailed => "build-failed",
        _ => Library.OnlyWhenNamed is null ? "not built" : "only when named",
    };
}
