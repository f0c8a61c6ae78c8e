using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Results;

namespace Roundup.Engine.Running;

/// <summary>Refuses a comparison (--against) of a library with itself, which would call any change "no change".</summary>
internal static class SameCode
{
    /// <summary>Compares the files of the libraries on both sides of each pair; the entrant's own assembly does not count.</summary>
    /// <exception cref="RoundupException">Both sides have the same bytes on all targets, and the user did not ask for that.</exception>
    public static void Check(Plan plan, BuildResult built)
    {
        if (plan.Comparison is null || plan.Options.AllowSame)
        {
            return;
        }

        // Two rows of one version are two ways to call it.
        var pairs = plan.Comparison.Pairs
            .Where(pair => RowReference.WithoutVersion(pair.Candidate) == RowReference.WithoutVersion(pair.Base));
        foreach (var pair in pairs)
        {
            var (after, before) = (Workers(plan, built, pair.Candidate), Workers(plan, built, pair.Base));
            var shared = after.Keys.Intersect(before.Keys).ToList();
            if (shared.Count > 0 && shared.TrueForAll(target => after[target].LibrariesStamp == before[target].LibrariesStamp))
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"{pair.Candidate} and {pair.Base} have the same bytes ({Described(after[shared[0]])}), so --against would compare the "
                    + "code with itself: check --package-source and the versions, or add --allow-same if you want that (an A/A).");
            }
        }
    }

    /// <summary>The workers of a row whose libraries are files, by target; one native file cannot be compared.</summary>
    private static Dictionary<string, BuiltUnit> Workers(Plan plan, BuildResult built, string row) => plan.Cases
        .Where(planned => planned.Id.Serializer == row && built.Failure(planned) is null)
        .DistinctBy(planned => planned.Id.Cell.Target)
        .Select(planned => (planned.Id.Cell.Target, Worker: built.Worker(planned)))
        .Where(one => one.Worker.LibrariesStamp.Length > 0)
        .ToDictionary(one => one.Target, one => one.Worker);

    private static string Described(BuiltUnit worker) => worker.Unit.Package is not { } package ? worker.Version ?? "of one version"
        : $"{package} {worker.Version} from {SourceName.Short(worker.Source)}";
}
