using System.Text.Json;
using Roundup.Engine.Catalogue;

namespace Roundup.Engine.Building;

/// <summary>What earlier builds left behind: how rows stand here, told without a build.</summary>
/// <param name="layout">Where units are kept.</param>
/// <param name="datasets">All datasets.</param>
public sealed class UnitRecords(Layout layout, IReadOnlyList<DatasetDefinition> datasets)
{
    /// <summary>How a row stands as its last build left it. A build that failed is not recorded: the row counts as not built.</summary>
    /// <param name="library">The library.</param>
    /// <param name="row">The row.</param>
    /// <param name="target">The target.</param>
    public RowState Of(LibraryDefinition library, RowDefinition row, string target)
    {
        ArgumentNullException.ThrowIfNull(library);
        var folder = new UnitFolder(layout, Unit.Worker(library, row, target), "");
        if (folder.Read() is not { } record || HasChanged(library, record.Time))
        {
            return new RowState(RowStatus.NotBuilt);
        }

        if (folder.IsBuilt)
        {
            return RowState.Built(record.Excluded, datasets, Version(folder, library));
        }

        return record.Missing is { } missing ? new RowState(RowStatus.Unavailable, missing) : new RowState(RowStatus.NotBuilt);
    }

    // Whether another build would find something to do is known for sure from the content stamp alone, which takes the models of
    // all datasets; for a list the times of the entrant's own files do.
    private static bool HasChanged(LibraryDefinition library, DateTimeOffset since) =>
        ContentStamp.SourceFiles(Path.GetDirectoryName(library.ProjectFile)!).Any(file => File.GetLastWriteTimeUtc(file) > since.UtcDateTime);

    private static string? Version(UnitFolder folder, LibraryDefinition library)
    {
        try
        {
            return library.Package is { } package ? RestoreLog.Version(folder.Intermediate, package) : null;
        }
        catch (JsonException)
        {
            // Half-written by a restore that was killed.
            return null;
        }
    }
}
