using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>Builds units: each is taken into its place, or the reason is found why it cannot be.</summary>
internal static class UnitCompletion
{
    /// <summary>Takes what the build of all has made of a unit. Where that cannot be, for a reason known already, it is recorded.</summary>
    /// <returns>Whether nothing is left to find out.</returns>
    public static bool TryTake(UnitFolder unit, BuildCall call, PackageSources sources)
    {
        if (call.Overrun(unit) is { } overrun)
        {
            unit.Failure = (Outcome.BuildFailed, overrun);
            return true;
        }

        return (call.IsBuilt(unit) && unit.Take(sources)) || unit.FailsToRestore();
    }

    /// <summary>
    /// Builds a unit alone, for its errors; where the build of all was disturbed from outside, this one makes up for it.
    /// </summary>
    /// <returns>The errors; empty where it was built.</returns>
    public static async Task<IReadOnlyList<BuildError>> ErrorsAsync(
        UnitFolder unit,
        MSBuild msbuild,
        PackageSources sources,
        CancellationToken cancellation)
    {
        var (isBuilt, errors) = await msbuild.BuildAloneAsync(unit, cancellation).ConfigureAwait(false);
        if (isBuilt && unit.Take(sources))
        {
            return [];
        }

        unit.RecordErrors(errors);
        return errors;
    }
}
