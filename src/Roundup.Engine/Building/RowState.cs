using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>How a row stands on this machine.</summary>
public enum RowStatus
{
    /// <summary>It was built.</summary>
    Ready,

    /// <summary>Nobody has built it yet, or it has changed since.</summary>
    NotBuilt,

    /// <summary>It lacks a package, or a tool that its build needs.</summary>
    Unavailable,

    /// <summary>It was built, but can take no dataset on this target.</summary>
    Unsupported,

    /// <summary>Its build fails.</summary>
    BuildFailed,
}

/// <summary>How a row stands on this machine, and why.</summary>
/// <param name="Status">How.</param>
/// <param name="Reason">Why it is not ready; null where there is nothing to say.</param>
/// <param name="Version">The package's version as resolved; null where it was not built or the framework brings it.</param>
public sealed record RowState(RowStatus Status, string? Reason = null, string? Version = null)
{
    /// <summary>From a build that has just ended.</summary>
    /// <param name="unit">How it ended.</param>
    /// <param name="datasets">All datasets.</param>
    public static RowState Of(BuiltUnit unit, IReadOnlyList<DatasetDefinition> datasets)
    {
        ArgumentNullException.ThrowIfNull(unit);
        return Of(unit.Outcome, unit.Reason, unit.Unsupported, unit.Version, datasets);
    }

    /// <summary>From how a build ended.</summary>
    internal static RowState Of(Outcome? outcome, string? reason, IReadOnlyDictionary<string, string> without, string? version, IReadOnlyList<DatasetDefinition> datasets) => outcome switch
    {
        null => Built(without, datasets, version),
        Outcome.Unavailable => new RowState(RowStatus.Unavailable, reason),
        _ => new RowState(RowStatus.BuildFailed, reason),
    };

    /// <summary>A row that was built without some datasets.</summary>
    private static RowState Built(IReadOnlyDictionary<string, string> without, IReadOnlyList<DatasetDefinition> datasets, string? version) =>
        without.Count > 0 && datasets.All(dataset => without.ContainsKey(dataset.Name))
            ? new RowState(RowStatus.Unsupported, without.Values.First(), version)
            : new RowState(RowStatus.Ready, null, version);
}
