using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;

namespace Roundup.Engine.Building;

/// <summary>The state of rows on this machine by the records of earlier builds, without a build.</summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="datasets">All datasets.</param>
/// <param name="sources">The package sources: records of builds with other sources are ignored.</param>
public sealed class UnitRecords(Layout layout, IReadOnlyList<DatasetDefinition> datasets, PackageSources sources)
{
    /// <summary>The state of a row after its last build.</summary>
    /// <param name="library">The library.</param>
    /// <param name="row">The row.</param>
    /// <param name="target">The target.</param>
    public RowState Of(LibraryDefinition library, RowDefinition row, string target)
    {
        ArgumentNullException.ThrowIfNull(library);

        // One with the datasets of Roundup, one with those of each of the user's folders: any that was built will do.
        var own = datasets.Where(dataset => dataset.OwnFolder is not null).DistinctBy(dataset => dataset.OwnFolder);
        var states = own.Prepend(null).Select(dataset => Of(library, Unit.Worker(library, row, target, dataset)));
        return states.FirstOrDefault(state => state.Status != RowStatus.NotBuilt) ?? new RowState(RowStatus.NotBuilt);
    }

    private RowState Of(LibraryDefinition library, Unit unit)
    {
        var folder = new UnitFolder(layout, unit, "", sources.Stamp);
        var record = folder.ReadRecord();
        return record is null
            || record.PackageSources != sources.Stamp
            || record.Version != library.PackageVersion
            || record.Outcome is null != File.Exists(folder.Assembly)
            || HasChanged(library, record.Time)
            ? new RowState(RowStatus.NotBuilt)
            : RowState.Of(record.Outcome, record.Reason, record.Models, record.Unsupported, record.Restored?.Version);
    }

    // Only the content stamp, which needs the models of all datasets, shows for sure whether a build is up to date; for a list, the times
    // of the entrant's own files and of the shared ones are enough.
    private bool HasChanged(LibraryDefinition library, DateTimeOffset since) =>
        ProjectSources.Of(library.ProjectFile)
            .Concat(ContentStamp.SharedFiles(layout.Serializers))
            .Concat(library.OwnFolder is { } own ? ContentStamp.SharedFiles(Path.Combine(own, OwnFolder.Serializers)) : [])
            .Any(file => File.GetLastWriteTimeUtc(file) > since.UtcDateTime);
}
