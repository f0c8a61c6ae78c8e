using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>Calls MSBuild: once for all units, and again for each one that failed, to get its errors.</summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="packageSources">The package sources.</param>
/// <param name="session">The build.</param>
/// <param name="limit">How long one unit may take.</param>
internal sealed class MSBuild(Layout layout, PackageSources packageSources, BuildSession session, TimeSpan limit)
{
    /// <summary>The exit code of a process that a signal ended is above this; MSBuild's own are 0 and 1.</summary>
    private const int FirstSignal = 128;

    /// <summary>The variable with which users move NuGet's folder of packages.</summary>
    private const string PackageFolder = "NUGET_PACKAGES";

    /// <summary>
    /// Restores and builds units, independently: a failing one does not prevent the others, and one that does not end is ended alone.
    /// </summary>
    /// <param name="units">The units, prepared.</param>
    /// <param name="progress">Called now and then with how many have been built, and what is going on.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="RoundupException">MSBuild does not start its work, or NuGet can restore nothing.</exception>
    public async Task<BuildCall> BuildAsync(IReadOnlyList<UnitFolder> units, Action<int, string> progress, CancellationToken cancellation)
    {
        var call = new BuildCall();
        var steps = new BuildSteps(session.PathOf(".steps"));
        var project = session.PathOf(".proj");
        var wasKilled = false;
        for (var left = units; left.Count > 0;)
        {
            steps.Clear();
            foreach (var unit in left)
            {
                unit.Clear();
            }

            TextFile.WriteIfChanged(project, BuildTraversal.Write(left, steps.File));
            string? Step()
            {
                var last = steps.Last;
                progress(units.Count - left.Count + steps.Of(BuildSteps.Done).Count, Told(left, last));
                return last?.ToString();
            }

            var end = await RunAsync([Relative(project)], Step, cancellation).ConfigureAwait(false);
            call.Add(end.Errors);
            var isOverrun = end.Overrun == Overrun.Time;
            var missed = call.Add(left, steps, isOverrun ? limit : null);
            steps.Clear();
            if (isOverrun && missed.Count == left.Count)
            {
                throw new RoundupException(ExitCode.NothingMeasured, BuildLimit.Reason("MSBuild's start", limit));
            }

            if (isOverrun)
            {
                left = missed;
            }
            else if (end.ExitCode > FirstSignal && !wasKilled)
            {
                // Once more where it was killed, as by the system because memory ran out: no project is at fault. What it was writing is
                // lost.
                wasKilled = true;
                left = [.. left.Where(unit => !call.IsBuilt(unit))];
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

        ThrowIfNothingCanBeRestored(units, call);
        return call;
    }

    /// <summary>Builds one unit that is already restored.</summary>
    /// <returns>Whether it was built, and the errors.</returns>
    public async Task<(bool IsBuilt, IReadOnlyList<BuildError> Errors)> BuildAloneAsync(UnitFolder unit, CancellationToken cancellation)
    {
        unit.Clear();
        string[] arguments =
        [
            Relative(unit.Unit.ProjectFile),
            "-t:" + BuildTraversal.GoalOf(unit.Unit),
            "-p:RoundupUnit=" + MSBuildText.Escape(unit.Properties),
            .. ReferencedProjects.Any(unit.Unit.ProjectFile)
                ? (string[])[$"-p:{BuildTraversal.ReferencesProperty}={MSBuildText.Escape(unit.References)}"]
                : [],
        ];
        var end = await RunAsync(arguments, static () => null, cancellation).ConfigureAwait(false);
        return end.Overrun == Overrun.Time
            ? (false, [new BuildError("", BuildError.Overrun, BuildLimit.Reason("its build", limit))])
            : (end.ExitCode == 0, end.Errors);
    }

    /// <summary>A broken configuration of NuGet concerns all: no unit has even a record of its restore.</summary>
    private static void ThrowIfNothingCanBeRestored(IReadOnlyList<UnitFolder> units, BuildCall call)
    {
        var words = call.Errors.Where(error => error.IsOfNuGet).Select(error => error.Message).Distinct().Take(2).ToList();
        if (words.Count > 0 && units.All(unit => !RestoreLog.Exists(unit.Intermediate)))
        {
            throw new RoundupException(ExitCode.NothingMeasured, $"no package can be restored: {string.Join(' ', words)}");
        }
    }

    private static string Told(IReadOnlyList<UnitFolder> units, (string Word, string Place)? step) => step is var (word, place)
        ? BuildCall.At(units, place).Unit.Name + (word == BuildSteps.Restoring ? ": packages" : "")
        : "MSBuild starts";

    // Characters in the path of the repository that mean something on the command line do not matter then.
    private string Relative(string path) => Path.GetRelativePath(layout.Serializers, path);

    /// <summary>
    /// MSBuild's messages are read from its log: a compiler server that it starts may keep its standard output open for as long as it runs.
    /// </summary>
    private async Task<(int ExitCode, Overrun Overrun, List<BuildError> Errors)> RunAsync(
        IEnumerable<string> arguments,
        Func<string?> step,
        CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Units);
        var log = session.PathOf(".log");
        File.Delete(log);
        var start = new ProcessStartInfo(Toolchain.DotNet) { WorkingDirectory = layout.Serializers };
        string[] all =
        [
            "msbuild",
            "-p:Configuration=Release",
            "-nologo",
            "-noConsoleLogger",
            "-m:1",
            "-nodeReuse:false",
            "-p:UseSharedCompilation=true",
            $"-p:{OwnFolderTemplate.Property}={MSBuildText.Escape(Path.GetDirectoryName(layout.Serializers)!)}",
            $"-fileLoggerParameters:LogFile={Relative(log)};Verbosity=quiet;NoSummary;Encoding=UTF-8",
            .. packageSources.Properties.Select(property => $"-p:{property.Name}={MSBuildText.Escape(property.Value)}"),
            .. arguments,
        ];
        foreach (var argument in all)
        {
            start.ArgumentList.Add(argument);
        }

        start.Environment["UseSharedCompilation"] = "true";

        // MSBuild and the compiler run each method a few times: instrumented code costs time and gives nothing back.
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        if (Environment.GetEnvironmentVariable(PackageFolder) is { Length: > 0 } packages)
        {
            start.Environment[PackageFolder] = LinkedFolder.Of(packages);
        }

        try
        {
            var watch = new Watch(limit) { Step = step, Started = session.Remember, Family = session.Family };
            var end = await WatchedProcess.RunAsync(start, watch, cancellation).ConfigureAwait(false);

            // Errors that occur before MSBuild has read its arguments are only on standard output.
            var messages = File.Exists(log)
                ? await File.ReadAllTextAsync(log, CancellationToken.None).ConfigureAwait(false)
                : end.Output;
            return (end.ExitCode, end.Overrun, BuildError.Find(messages));
        }
        finally
        {
            File.Delete(log);
        }
    }
}
