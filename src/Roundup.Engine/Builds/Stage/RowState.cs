using Roundup.Engine.Builds.Units;
using Roundup.Results;

namespace Roundup.Engine.Builds.Stage;

/// <summary>Whether a row is ready to run on this machine.</summary>
internal enum RowStatus
{
    Ready,

    /// <summary>The row has not been built yet, or its files have changed since.</summary>
    NotBuilt,

    /// <summary>A package, or a tool that the build needs, is missing.</summary>
    Unavailable,

    /// <summary>The package does not support the target, or the row was built but supports no dataset there.</summary>
    Unsupported,

    BuildFailed,
}

/// <summary>Whether a row is ready to run on this machine, and why not.</summary>
/// <param name="Status">The status.</param>
/// <param name="Reason">The reason why the row is not ready; null where no reason is known.</param>
/// <param name="Version">The resolved version of the package; null where the row was not built or is part of the framework.</param>
internal sealed record RowState(RowStatus Status, string? Reason = null, string? Version = null)
{
    /// <summary>The state after a build that has just ended.</summary>
    public static RowState Of(BuiltUnit unit) => Of(unit.Outcome, unit.Reason, unit.Models, unit.Unsupported, unit.Version);

    internal static RowState Of(
        Outcome? outcome,
        BuildReason? reason,
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, BuildReason> unsupported,
        string? version) =>
        outcome switch
        {
            null => Built(models, unsupported, version),
            Outcome.Unavailable => new RowState(RowStatus.Unavailable, reason?.Sentence),
            Outcome.Unsupported => new RowState(RowStatus.Unsupported, reason?.Sentence),
            _ => new RowState(RowStatus.BuildFailed, reason?.Sentence),
        };

    private static RowState Built(
        IReadOnlyDictionary<string, string> models,
        IReadOnlyDictionary<string, BuildReason> unsupported,
        string? version) =>
        unsupported.Count > 0 && models.Keys.All(unsupported.ContainsKey)
            ? new RowState(RowStatus.Unsupported, unsupported.Values.First().Sentence, version)
            : new RowState(RowStatus.Ready, null, version);
}
