using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Units;

namespace Roundup.Engine.Builds.Stage;

// The states of serializers on this machine, read from the records of earlier builds without building anything. Records of builds with
// other package sources are ignored.
internal sealed class SerializerStates(RepositoryLayout layout, IReadOnlyList<DatasetDefinition> datasets, PackageSources sources)
{
    public SerializerState Get(LibraryDefinition library, SerializerDefinition serializer, string target)
    {
        // A worker has the datasets of Roundup, those of one of the user's folders, or one: any worker that was built answers the question.
        var workers = serializer.HasOneDataset
            ? datasets
            : datasets.Where(dataset => dataset.OwnFolder is not null).DistinctBy(dataset => dataset.OwnFolder);
        var states = workers.Prepend(null).Select(dataset => Get(library, BuildUnit.Worker(library, serializer, target, dataset)));
        return states.FirstOrDefault(state => state.Status != SerializerStatus.NotBuilt) ?? new SerializerState(SerializerStatus.NotBuilt);
    }

    private SerializerState Get(LibraryDefinition library, BuildUnit unit)
    {
        var folder = new UnitFolder(layout, unit, "", sources.Stamp);
        var record = folder.ReadRecord();
        return record is null
            || record.PackageSources != sources.Stamp
            || record.Version != library.PackageVersion
            || record.Outcome is null != File.Exists(folder.Assembly)
            || HasChanged(library, record.Time)
            ? new SerializerState(SerializerStatus.NotBuilt)
            : SerializerState.Of(record.Outcome, record.Reason, record.Models, record.Unsupported, record.Restored?.Version);
    }

    // Only the content stamp shows for certain whether a build is up to date, and it needs the models of all datasets. For a list, the
    // times of the entrant's own files and of the shared files are enough.
    private bool HasChanged(LibraryDefinition library, DateTimeOffset since) =>
        ProjectSources.List(library.ProjectFile)
            .Concat(ContentStamp.SharedFiles(layout.Serializers))
            .Concat(library.OwnFolder is { } own ? ContentStamp.SharedFiles(Path.Combine(own, OwnFolder.Serializers)) : [])
            .Any(file => File.GetLastWriteTimeUtc(file) > since.UtcDateTime);
}

internal enum SerializerStatus
{
    Ready,

    // The serializer has not been built yet, or its files have changed since.
    NotBuilt,

    // A package, or a tool that the build needs, is missing.
    Unavailable,

    // The package does not support the target, or the serializer was built but supports no dataset there.
    Unsupported,

    BuildFailed,
}

// Reason: the reason why the serializer is not ready; null where no reason is known.
// Version: the resolved version of the package; null where the serializer was not built or is part of the framework.
internal sealed record SerializerState(SerializerStatus Status, string? Reason = null, string? Version = null)
{
    public static SerializerState Of(BuiltUnit unit) => Of(unit.Outcome, unit.Reason, unit.Models, unit.Unsupported, unit.Version);

    internal static SerializerState Of(
        Outcome? outcome,
        BuildReason? reason,
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, BuildReason> unsupported,
        string? version) =>
        outcome switch
        {
            null => Built(models, unsupported, version),
            Outcome.Unavailable => new SerializerState(SerializerStatus.Unavailable, reason?.Sentence),
            Outcome.Unsupported => new SerializerState(SerializerStatus.Unsupported, reason?.Sentence),
            _ => new SerializerState(SerializerStatus.BuildFailed, reason?.Sentence),
        };

    private static SerializerState Built(
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, BuildReason> unsupported,
        string? version) =>
        unsupported.Count > 0 && models.Keys.All(unsupported.ContainsKey)
            ? new SerializerState(SerializerStatus.Unsupported, unsupported.Values.First().Sentence, version)
            : new SerializerState(SerializerStatus.Ready, null, version);
}
