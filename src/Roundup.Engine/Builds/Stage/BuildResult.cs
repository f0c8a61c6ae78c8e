using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Stage;

internal sealed class BuildResult
{
    // Enough of a hash to tell builds apart.
    private const int HashLength = 16;

    private readonly Dictionary<string, BuiltUnit> _workers = [];
    private readonly Dictionary<string, BuiltUnit> _compressors = [];
    private readonly Dictionary<(string Dataset, int Count, bool? InList), ValuesFile> _values = [];
    private readonly Dictionary<(string Reader, string Writer, int Count, bool? InList), string> _expected = [];
    private readonly Dictionary<string, BuildReason> _datasetFailures = [];
    private readonly Dictionary<string, BuildReason> _targetFailures = [];

    public IEnumerable<BuiltUnit> Workers => _workers.Values;

    public IEnumerable<BuiltUnit> Compressors => _compressors.Values;

    public IEnumerable<ValuesFile> Values => _values.Values;

    public IReadOnlyDictionary<string, string> TargetFailures =>
        _targetFailures.ToDictionary(failure => failure.Key, failure => failure.Value.Sentence);

    public BuiltUnit Worker(PlannedCase planned) => _workers[BuildUnit.Worker(planned).Name];

    // The compressor of a case; null where the case has none.
    public BuiltUnit? Compressor(PlannedCase planned) =>
        planned.Compressor is { } compressor ? _compressors[BuildUnit.Of(compressor.Compressor, planned.Id.Table.Target).Name] : null;

    // A hash of everything that a case depends on: code and packages of its worker and compressor, and its values. Launches with the same
    // hash are comparable. Null where the case cannot run.
    public string? StampOf(PlannedCase planned)
    {
        if (FailureWithReason(planned) is not null)
        {
            return null;
        }

        var (worker, compressor) = (Worker(planned), Compressor(planned));
        string?[] parts =
        [
            worker.StampOf(planned.Id.Table.Dataset), worker.Version, worker.LibrariesStamp,
            compressor?.Stamp, compressor?.Version, compressor?.LibrariesStamp,
            ValuesOf(planned.Id.Table).Info.Hash,
        ];
        return Hash(parts);
    }

    private static string Hash(IEnumerable<string?> parts) => ContentHash.OfText(string.Join('\n', parts))[..HashLength];

    // The code of each serializer that was built. Of files and not of workers: how many there are depends on the datasets, of which a shard
    // has some. Nothing depends on where the files are, so that two machines can be compared.
    public IReadOnlyDictionary<string, SerializerCode> CodeOf(Plan plan) => plan.Cases
        .Where(planned => FailureWithReason(planned) is null)
        .GroupBy(planned => planned.Serializer.FullName, planned => (planned.Id.Table.Target, Worker: Worker(planned)))
        .ToDictionary(row => row.Key, row => new SerializerCode
        {
            Sources = Hash([row.First().Worker.SourcesStamp]),
            Libraries = row.GroupBy(built => built.Target, built => built.Worker.LibrariesStamp.Split('\n')).ToDictionary(
                target => target.Key,
                target => Hash(target.SelectMany(file => file).Distinct().Order(StringComparer.Ordinal))),
        });

    public ValuesFile ValuesOf(TableId table) => _values[(table.Dataset, table.Count, table.InList)];

    // The file of what a case should read where a case of another dataset writes; that of its own values by default.
    public string ExpectedOf(TableId reader, string writer) =>
        _expected.GetValueOrDefault((reader.Dataset, writer, reader.Count, reader.InList)) ?? ValuesOf(reader).Path;

    // The outcome of a case that cannot run, with the reason and the compiler's messages; null where the case can run.
    public (Outcome Outcome, string Reason, IReadOnlyList<string> Detail)? Failure(PlannedCase planned) =>
        FailureWithReason(planned) is not { } failure ? null
            : (failure.Outcome, failure.Reason.Sentence, failure.Reason.Detail?.Split('\n') ?? []);

    private (Outcome Outcome, BuildReason Reason)? FailureWithReason(PlannedCase planned)
    {
        var (dataset, target) = (planned.Id.Table.Dataset, planned.Id.Table.Target);
        if (planned.Unsupported is { } unsupported)
        {
            return (Outcome.Unsupported, new(unsupported));
        }

        if (_datasetFailures.TryGetValue(dataset, out var noValues))
        {
            return (Outcome.BuildFailed, noValues);
        }

        if (_targetFailures.TryGetValue(target, out var noRuntime))
        {
            return (Outcome.Unavailable, noRuntime);
        }

        var worker = Worker(planned);
        if (worker.Unsupported.TryGetValue(dataset, out var refused))
        {
            return (Outcome.Unsupported, refused);
        }

        if (worker.Outcome is { } outcome)
        {
            // Entrants are written for modern .NET: only a build shows whether .NET Framework has all that an entrant uses.
            var reason = worker.Reason ?? BuildReason.Unknown;
            return outcome == Outcome.BuildFailed && worker.Unit.Target.Deployment == Deployment.Framework
                ? (Outcome.Unsupported, reason.After($"it does not compile for {worker.Unit.Target.Name}: "))
                : (outcome, reason);
        }

        return Compressor(planned) is { Outcome: { } failed } compressor
            ? (failed, (compressor.Reason ?? BuildReason.Unknown).After($"compressor {planned.Compressor!.Compressor.Name}: "))
            : null;
    }

    // The reason why a dataset has no values; null where it has values.
    internal string? FailureOf(string dataset) => _datasetFailures.GetValueOrDefault(dataset)?.Sentence;

    internal void TargetFailed(string target, BuildReason reason) => _targetFailures[target] = reason;

    internal void Add(BuiltUnit worker) => _workers[worker.Unit.Name] = worker;

    internal void AddCompressor(BuiltUnit compressor) => _compressors[compressor.Unit.Name] = compressor;

    internal void Add(ValuesFile values) => _values[(values.Info.Name, values.Info.Count, values.Info.InList)] = values;

    // The number of values of a dataset at a count; null where it has none.
    internal int? PoolOf(string dataset, int count, bool? inList) =>
        _values.GetValueOrDefault((dataset, count, inList))?.Info.PoolRoots;

    internal void AddExpected(string writer, ValuesFile values) =>
        _expected[(values.Info.Name, writer, values.Info.Count, values.Info.InList)] = values.Path;

    internal void DatasetFailed(string dataset, BuildReason reason) => _datasetFailures[dataset] = reason;
}
