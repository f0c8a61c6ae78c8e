using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Builds.Units;

/// <summary>Calls MSBuild: once for all units, and again for each unit that failed, to get the unit's errors.</summary>
internal sealed class MSBuildRunner(RepositoryLayout layout, PackageSources packageSources, BuildSession session, TimeSpan unitLimit)
{
    /// <summary>The exit codes of processes that a signal ended are above this number; those of MSBuild are 0 and 1.</summary>
    private const int FirstSignal = 128;

    private const string PackageFolderVariable = "NUGET_PACKAGES";

    /// <summary>
    /// Restores and builds units independently: a failing unit does not prevent the others, and a unit that exceeds the limit is ended
    /// alone.
    /// </summary>
    /// <param name="units">The units, prepared.</param>
    /// <param name="progress">Called with the number of units that have been built, and the current step.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="RoundupException">MSBuild did not begin to build, or NuGet can restore nothing.</exception>
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
                // The system may have killed MSBuild because memory ran out: one more attempt, since no project is at fault. The files that
                // MSBuild was writing are lost.
                wasKilled = true;
                left = [.. left.Where(unit => !result.IsBuilt(unit))];
                foreach (var unit in left)
                {
                    unit.Prepare();
                }
            }
            else
            {
                left = [];
            }
        }

        ThrowIfNothingCanBeRestored(units, result);
        return result;
    }

    /// <summary>Builds one unit that is already restored.</summary>
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
        return end.Exceeded == ExceededLimit.Time
            ? (false, [new BuildError("", BuildError.TimedOut, BuildTimeLimit.Reason("its build", unitLimit))])
            : (end.ExitCode == 0, end.Errors);
    }

    /// <summary>With a broken configuration of NuGet, no unit has even a record of its restore.</summary>
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

    /// <summary>
    /// Runs MSBuild and reads its messages from the log file: a compiler server that MSBuild starts may keep standard output open.
    /// </summary>
    private async Task<(int ExitCode, ExceededLimit Exceeded, List<BuildError> Errors)> RunAsync(
        IEnumerable<string> arguments,
        Func<string?> step,
        CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Units);
        var log = session.PathOf(".log");
        File.Delete(log);
        var start = new ProcessStartInfo(Toolchain.DotNet) { WorkingDirectory = layout.Artifacts };
        string[] all =
        [
            "msbuild",
            "-p:Configuration=Release",
            "-nologo",
            "-noConsoleLogger",
            "-m:1",
            MSBuildServer.NodeReuse,
            "-p:UseSharedCompilation=true",
            $"-p:{OwnFolderTemplate.Property}={MSBuildText.Escape(layout.Root)}",
            $"-fileLoggerParameters:LogFile={Relative(log)};Verbosity=quiet;NoSummary;Encoding=UTF-8",
            .. Repository.IsPacked(layout.Root)
                ? (string[])[$"-p:RestoreRootConfigDirectory={MSBuildText.Escape(layout.NuGetFolder)}"]
                : [],
            .. packageSources.Properties.Select(property => $"-p:{property.Name}={MSBuildText.Escape(property.Value)}"),
            .. arguments,
        ];
        foreach (var argument in all)
        {
            start.ArgumentList.Add(argument);
        }

        start.Environment["UseSharedCompilation"] = "true";

        // MSBuild and the compiler run each method only a few times: instrumentation for PGO costs more time than it saves.
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        if (Environment.GetEnvironmentVariable(PackageFolderVariable) is { Length: > 0 } packages)
        {
            start.Environment[PackageFolderVariable] = FolderLink.Of(packages);
        }

        try
        {
            var limits = new WatchOptions(unitLimit) { Step = step, Started = session.Record, Family = session.Family };
            var end = await WatchedProcess.RunAsync(start, limits, cancellation);

            // Errors before MSBuild has read its arguments are only on standard output.
            var messages = File.Exists(log)
                ? await File.ReadAllTextAsync(log, CancellationToken.None)
                : end.Output;
            var errors = BuildError.Parse(messages);
            BuildChecks.CheckMachine(errors.Select(error => error.Message));
            return (end.ExitCode, end.Exceeded, errors);
        }
        finally
        {
            File.Delete(log);
        }
    }
}
