using System.Security.Cryptography;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>What was built.</summary>
public sealed class BuildResult
{
    private readonly Dictionary<string, BuiltUnit> _workers = [];
    private readonly Dictionary<string, BuiltUnit> _compressors = [];
    private readonly Dictionary<(string Dataset, int Count), ValuesFile> _values = [];
    private readonly Dictionary<string, string> _datasetFailures = [];
    private readonly Dictionary<string, string> _targetFailures = [];

    /// <summary>All workers.</summary>
    public IEnumerable<BuiltUnit> Workers => _workers.Values;

    /// <summary>All compressors.</summary>
    public IEnumerable<BuiltUnit> Compressors => _compressors.Values;

    /// <summary>All values.</summary>
    public IEnumerable<ValuesFile> Values => _values.Values;

    /// <summary>The worker of a case.</summary>
    public BuiltUnit Worker(PlannedCase planned) => _workers[Unit.Worker(planned).Name];

    /// <summary>The compressor of a case; null without one.</summary>
    public BuiltUnit? Compressor(PlannedCase planned) =>
        planned.Compressor is { } compressor ? _compressors[Unit.Of(compressor.Compressor, planned.Id.Cell.Target).Name] : null;

    /// <summary>
    /// A hash of all that a case is made of (code and packages of its worker and compressor, its values): while it stays the same, launches
    /// can be compared. Null where the case cannot run.
    /// </summary>
    public string? StampOf(PlannedCase planned)
    {
        if (Failure(planned) is not null)
        {
            return null;
        }

        var (worker, compressor) = (Worker(planned), Compressor(planned));
        string?[] parts =
        [
            worker.StampOf(planned.Id.Cell.Dataset), worker.Version, worker.LibrariesStamp,
            compressor?.Stamp, compressor?.Version, compressor?.LibrariesStamp,
            ValuesOf(planned.Id.Cell).Info.Hash,
        ];
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\n', parts))))[..16];
    }

    /// <summary>The values of a cell.</summary>
    public ValuesFile ValuesOf(CellId cell) => _values[(cell.Dataset, cell.Count)];

    /// <summary>Why a case cannot run after all; null where it can.</summary>
    public (Outcome Outcome, string Reason, IReadOnlyList<string> Detail)? Failure(PlannedCase planned) =>
        WholeFailure(planned) is not { } failure ? null
            : (failure.Outcome, BuildReason.Sentence(failure.Reason), BuildReason.Detail(failure.Reason));

    private (Outcome Outcome, string Reason)? WholeFailure(PlannedCase planned)
    {
        if (planned.Unsupported is { } unsupported)
        {
            return (Outcome.Unsupported, unsupported);
        }

        if (_datasetFailures.TryGetValue(planned.Id.Cell.Dataset, out var reason))
        {
            return (Outcome.BuildFailed, reason);
        }

        if (_targetFailures.TryGetValue(planned.Id.Cell.Target, out var missing))
        {
            return (Outcome.Unavailable, missing);
        }

        var worker = Worker(planned);
        if (worker.Unsupported.TryGetValue(planned.Id.Cell.Dataset, out var refused))
        {
            return (Outcome.Unsupported, refused);
        }

        if (worker.Outcome is { } outcome)
        {
            // Entrants are written for modern .NET; what is missing in .NET Framework is found by trying.
            return outcome == Outcome.BuildFailed && worker.Unit.Target.Deployment == Deployment.Framework
                ? (Outcome.Unsupported, $"it does not compile for {worker.Unit.Target.Name}: {worker.Reason}")
                : (outcome, worker.Reason ?? "the build failed");
        }

        return Compressor(planned) is { Outcome: { } failed } compressor
            ? (failed, $"compressor {planned.Compressor!.Compressor.Name}: {compressor.Reason ?? "the build failed"}")
            : null;
    }

    /// <summary>Why nothing can run on some targets, by the target's name.</summary>
    public IReadOnlyDictionary<string, string> TargetFailures => _targetFailures;

    /// <summary>Why a dataset has no values; null where it has.</summary>
    internal string? FailureOf(string dataset) =>
        _datasetFailures.TryGetValue(dataset, out var reason) ? BuildReason.Sentence(reason) : null;

    internal void TargetFailed(string target, string reason) => _targetFailures[target] = reason;

    internal void Add(BuiltUnit worker) => _workers[worker.Unit.Name] = worker;

    internal void AddCompressor(BuiltUnit compressor) => _compressors[compressor.Unit.Name] = compressor;

    internal void Add(ValuesFile values) => _values[(values.Info.Name, values.Info.Count)] = values;

    internal void DatasetFailed(string dataset, string reason) => _datasetFailures[dataset] = reason;
}
