using System.Text.Json;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Building;

/// <summary>What earlier builds left behind: how rows stand here, told without a build.</summary>
/// <param name="layout">Where units are kept.</param>
/// <param name="datasets">All datasets.</param>
/// <param name="sources">The package sources that count: what was built with others says nothing.</param>
public sealed class UnitRecords(Layout layout, IReadOnlyList<DatasetDefinition> datasets, PackageSources sources)
{
    /// <summary>How a row stands as its last build left it.</summary>
    /// <param name="library">The library.</param>
    /// <param name="row">The row.</param>
    /// <param name="target">The target.</param>
    public RowState Of(LibraryDefinition library, RowDefinition row, string target)
    {
        ArgumentNullException.ThrowIfNull(library);
        var folder = new UnitFolder(layout, Unit.Worker(library, row, target), "", sources.Stamp);
        var record = folder.Read();
        return record is null || record.PackageSources != sources.Stamp || record.Version != library.PackageVersion || record.Outcome is null != folder.IsBuilt || HasChanged(library, record.Time)
            ? new RowState(RowStatus.NotBuilt)
            : RowState.Of(record.Outcome, record.Reason, record.Unsupported, Version(folder, library), datasets);
    }

    // Whether another build would find something to do is known for sure from the content stamp alone, which takes the models of
    // all datasets; for a list the times of the entrant's own files and of those that all share do.
    private bool HasChanged(LibraryDefinition library, DateTimeOffset since) =>
        ProjectSources.Of(library.ProjectFile).Concat(ContentStamp.SharedFiles(layout.Serializers))
            .Any(file => File.GetLastWriteTimeUtc(file) > since.UtcDateTime);

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
