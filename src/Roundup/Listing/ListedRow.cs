using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds;

namespace Roundup.Cli.Listing;

/// <summary>A row as it is listed.</summary>
/// <param name="Library">Its library.</param>
/// <param name="Row">The row.</param>
/// <param name="State">Its state on this machine.</param>
internal sealed record ListedRow(LibraryDefinition Library, RowDefinition Row, RowState State)
{
    /// <summary>The row's state on this machine, in words.</summary>
    public string Here =>
        State.Status == RowStatus.NotBuilt && Library.OnlyWhenNamed is not null ? "only when named" : WordOf(State.Status);

    /// <summary>A state in words.</summary>
    public static string WordOf(RowStatus status) => status switch
    {
        RowStatus.Ready => "ready",
        RowStatus.Unavailable => "unavailable",
        RowStatus.Unsupported => "unsupported",
        RowStatus.BuildFailed => "build-failed",
        _ => "not built",
    };
}
