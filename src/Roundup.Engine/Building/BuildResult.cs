using Roundup.Engine.Planning;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>What was built.</summary>
public sealed class BuildResult
{
    private readonly Dictionary<string, BuiltUnit> _workers = [];
    private readonly Dictionary<(string Dataset, int Count), ValuesFile> _values = [];
    private readonly Dictionary<string, string> _datasetFailures = [];

    /// <summary>All workers.</summary>
    public IEnumerable<BuiltUnit> Workers => _workers.Values;

    /// <summary>All values.</summary>
    public IEnumerable<ValuesFile> Values => _values.Values;

    /// <summary>The worker of a case.</summary>
    public BuiltUnit Worker(PlannedCase planned) => _workers[Unit.Worker(planned).Name];

    /// <summary>The values of a cell.</summary>
    public ValuesFile ValuesOf(CellId cell) => _values[(cell.Dataset, cell.Count)];

    /// <summary>Why a case cannot run after all; null where it can.</summary>
    public (Outcome Outcome, string Reason)? Failure(PlannedCase planned)
    {
        if (planned.Unsupported is { } unsupported)
        {
            return (Outcome.Unsupported, unsupported);
        }

        if (_datasetFailures.TryGetValue(planned.Id.Cell.Dataset, out var reason))
        {
            return (Outcome.BuildFailed, reason);
        }

        var worker = Worker(planned);
        if (worker.Unsupported.TryGetValue(planned.Id.Cell.Dataset, out var refused))
        {
            return (Outcome.Unsupported, refused);
        }

        return worker.Outcome is { } outcome ? (outcome, worker.Reason ?? "the build failed") : null;
    }

    internal void Add(BuiltUnit worker) => _workers[worker.Unit.Name] = worker;

    internal void Add(ValuesFile values) => _values[(values.Info.Name, values.Info.Count)] = values;

    internal void DatasetFailed(string dataset, string reason) => _datasetFailures[dataset] = reason;
}
