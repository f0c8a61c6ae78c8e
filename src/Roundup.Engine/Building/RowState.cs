using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>Whether a row is ready to run on this machine.</summary>
public enum RowStatus
{
    /// <summary>It was built.</summary>
    Ready,

    /// <summary>It has not been built yet, or it has changed since.</summary>
    NotBuilt,

    /// <summary>It lacks a package, or a tool that its build needs.</summary>
    Unavailable,

    /// <summary>Its package has nothing for this target, or it was built but supports no dataset there.</summary>
    Unsupported,

    /// <summary>Its build fails.</summary>
    BuildFailed,
}

/// <summary>Whether a row is ready to run on this machine, and why not.</summary>
/// <param name="Status">The status.</param>
/// <param name="Reason">Why it is not ready; null where no reason is known.</param>
/// <param name="Version">The package's version as resolved; null where it was not built or it is part of the framework.</param>
public sealed record RowState(RowStatus Status, string? Reason = null, string? Version = null)
{
    /// <summary>From a build that has just ended.</summary>
    /// <param name="unit">Its result.</param>
    public static RowState Of(BuiltUnit unit)
    {
        ArgumentNullException.ThrowIfNull(unit);
        return Of(unit.Outcome, unit.Reason, unit.Models, unit.Unsupported, unit.Version);
    }

    /// <summary>From the result of a build.</summary>
    internal static RowState Of(
        Outcome? outcome,
        string? reason,
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, string> unsupported,
        string? version)
    {
        reason = reason is null ? null : BuildReason.Sentence(reason);
        return outcome switch
        {
            null => Built(models, unsupported, version),
            Outcome.Unavailable => new RowState(RowStatus.Unavailable, reason),
            Outcome.Unsupported => new RowState(RowStatus.Unsupported, reason),
            _ => new RowState(RowStatus.BuildFailed, reason),
        };
    }

    /// <summary>A row that was built, perhaps without some of the datasets that it was built for.</summary>
    private static RowState Built(
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, string> unsupported,
        string? version) =>
        unsupported.Count > 0 && models.Keys.All(unsupported.ContainsKey)
            ? new RowState(RowStatus.Unsupported, BuildReason.Sentence(unsupported.Values.First()), version)
            : new RowState(RowStatus.Ready, null, version);
}
