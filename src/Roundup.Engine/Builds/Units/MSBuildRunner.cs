using Roundup.Catalogue;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds.Units;

// Calls MSBuild: once for all units, and again for each unit that failed, to get the unit's errors.
internal sealed class MSBuildRunner(RepositoryLayout layout, BuildSession session, TimeSpan unitLimit, IMSBuild msbuild)
{
    // The exit codes of processes that a signal ended are above this number; those of MSBuild are 0 and 1.
    private const int FirstSignal = 128;

    // Restores and builds units independently: a failing unit does not prevent the others, and a unit that exceeds the limit is ended
    // alone.
    // progress: called with the number of units that have been built, and the current step.
    // Throws RoundupException: MSBuild did not begin to build, or NuGet can restore nothing.
    public async Task<MSBuildResult> BuildAsync(
        IReadOnlyList<UnitFolder> units,
        Action<int, string> progress,
        CancellationToken cancellation)
    {
        var result = new MSBuildResult();
        var steps = new StepFile(session.PathOf(".steps"));
        var project = session.PathOf(".proj");
        var wasKilled = false;
        for (var left = units; left.Count > 0;)
        {
            steps.Delete();
            foreach (var unit in left)
            {
                unit.ClearStaging();
            }

            AtomicFile.WriteIfChanged(project, TraversalProject.Write(left, steps.Path));
            string? Step()
            {
                var last = steps.Last;
                progress(units.Count - left.Count + steps.UnitsAt(StepFile.Done).Count, Describe(left, last));
                return last?.ToString();
            }

            var end = await RunAsync([Relative(project)], Step, cancellation);
            result.Add(end.Errors);
            foreach (var (index, warnings) in end.AotWarnings.Where(one => one.Key < left.Count))
            {
                left[index].AotWarnings = warnings;
            }

            var isTimeout = end.Exceeded == ExceededLimit.Time;
            var notBegun = result.Add(left, steps, isTimeout ? unitLimit : null);
            steps.Delete();
            if (isTimeout && notBegun.Count == left.Count)
            {
                throw new RoundupException(ExitCode.NothingMeasured, BuildTimeLimit.Reason("MSBuild's start", unitLimit));
            }

            if (isTimeout)
            {
                left = notBegun;
            }
            else if (end.ExitCode > FirstSignal && !wasKilled)
            {
                // The system may have killed MSBuild because memory ran out: one more attempt, since no project is at fault.
                wasKilled = true;
                left = PreparedAgain(left.Where(unit => !result.IsBuilt(unit)));
            }
            else
            {
                left = [];
            }
        }

        ThrowIfNothingCanBeRestored(units, result);
        return result;
    }

    // The files that MSBuild was writing when it was killed are lost.
    private static UnitFolder[] PreparedAgain(IEnumerable<UnitFolder> units)
    {
        UnitFolder[] again = [.. units];
        foreach (var unit in again)
        {
            unit.Prepare();
        }

        return again;
    }

    // Builds one unit that is already restored.
    public async Task<(bool IsBuilt, IReadOnlyList<BuildError> Errors)> BuildAloneAsync(UnitFolder unit, CancellationToken cancellation)
    {
        unit.ClearStaging();
        string[] arguments =
        [
            Relative(unit.Unit.ProjectFile),
            "-t:" + TraversalProject.GoalOf(unit.Unit),
            "-p:RoundupUnit=" + MSBuildText.Escape(unit.Properties),
            .. ReferencedProjects.Any(unit.Unit.ProjectFile)
                ? (string[])[$"-p:{TraversalProject.ReferencesProperty}={MSBuildText.Escape(unit.References)}"]
                : [],
        ];
        var end = await RunAsync(arguments, static () => null, cancellation);
        unit.AotWarnings = end.AotWarnings[0];
        return end.Exceeded == ExceededLimit.Time
            ? (false, [new BuildError("", BuildError.TimedOut, BuildTimeLimit.Reason("its build", unitLimit))])
            : (end.ExitCode == 0, end.Errors);
    }

    // With a broken configuration of NuGet, no unit has even a record of its restore.
    private static void ThrowIfNothingCanBeRestored(IReadOnlyList<UnitFolder> units, MSBuildResult result)
    {
        var messages = result.Errors.Where(error => error.IsFromNuGet).Select(error => error.Message).Distinct().Take(2).ToList();
        if (messages.Count > 0 && units.All(unit => !RestoreLog.Exists(unit.Intermediate)))
        {
            throw new RoundupException(ExitCode.NothingMeasured, $"no package can be restored: {string.Join(' ', messages)}");
        }
    }

    private static string Describe(IReadOnlyList<UnitFolder> units, (string Word, string Unit)? step) => step is var (word, unit)
        ? MSBuildResult.UnitAt(units, unit).Unit.Name + (word == StepFile.Restoring ? ": packages" : "")
        : "MSBuild starts";

    // A relative path does not contain the folder of what is built, whose name may have characters that are special on the command line.
    private string Relative(string path) => Path.GetRelativePath(layout.Artifacts, path);

    private async Task<BuildEnd> RunAsync(
        IReadOnlyList<string> arguments,
        Func<string?> step,
        CancellationToken cancellation)
    {
        var end = await msbuild.RunAsync(arguments, step, cancellation);
        var errors = BuildError.Parse(end.Messages);
        BuildChecks.CheckMachine([.. errors.Select(error => error.Message)]);
        return new(end.ExitCode, end.Exceeded, errors, AotWarnings.Count(end.Messages, layout));
    }

    private sealed record BuildEnd(
        int ExitCode, ExceededLimit Exceeded, List<BuildError> Errors, IReadOnlyDictionary<int, int> AotWarnings);
}
