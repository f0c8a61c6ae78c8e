using System.Diagnostics;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds.Units;

internal interface IMSBuild
{
    // step: the step that the call has reached; null before the first one.
    Task<MSBuildEnd> RunAsync(IReadOnlyList<string> arguments, Func<string?> step, CancellationToken cancellation);
}

internal sealed record MSBuildEnd(int ExitCode, ExceededLimit Exceeded, string Messages);

internal sealed class MSBuildProcess(RepositoryLayout layout, PackageSources packageSources, BuildSession session, TimeSpan unitLimit)
    : IMSBuild
{
    private const string PackageFolderVariable = "NUGET_PACKAGES";

    // Reads the messages from the log file: a compiler server that MSBuild starts may keep standard output open.
    public async Task<MSBuildEnd> RunAsync(IReadOnlyList<string> arguments, Func<string?> step, CancellationToken cancellation)
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
            $"-fileLoggerParameters:LogFile={Path.GetRelativePath(layout.Artifacts, log)};Verbosity=quiet;NoSummary;Encoding=UTF-8",
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
            start.Environment[PackageFolderVariable] = FolderLink.Describe(packages);
        }

        try
        {
            var limits = new WatchOptions(unitLimit) { Step = step, Started = session.Record, Family = session.Family };
            var end = await WatchedProcess.RunAsync(start, limits, cancellation);

            // Errors before MSBuild has read its arguments are only on standard output.
            var messages = File.Exists(log)
                ? await File.ReadAllTextAsync(log, CancellationToken.None)
                : end.Output;
            return new(end.ExitCode, end.Exceeded, messages);
        }
        finally
        {
            File.Delete(log);
        }
    }
}

internal sealed class MSBuildResult
{
    private readonly HashSet<UnitFolder> _built = [];
    private readonly Dictionary<UnitFolder, string> _timeouts = [];
    private readonly List<BuildError> _errors = [];

    public IReadOnlyList<BuildError> Errors => _errors;

    public bool IsBuilt(UnitFolder unit) => _built.Contains(unit);

    // The reason of a unit whose build was ended at the time limit; null for other units.
    public string? TimeoutOf(UnitFolder unit) => _timeouts.GetValueOrDefault(unit);

    internal static UnitFolder UnitAt(IReadOnlyList<UnitFolder> units, string index) =>
        units[int.Parse(index, CultureInfo.InvariantCulture)];

    internal void Add(IEnumerable<BuildError> errors) => _errors.AddRange(errors);

    // Adds the result of a call; returns the units that the call did not begin.
    // limit: the time limit at which the call was ended; null where the call ended by itself.
    internal List<UnitFolder> Add(IReadOnlyList<UnitFolder> units, StepFile steps, TimeSpan? limit)
    {
        var built = steps.UnitsAt(StepFile.Done).Select(index => UnitAt(units, index)).ToHashSet();
        _built.UnionWith(built);
        if (limit is { } time && steps.Last is var (word, unit) && !built.Contains(UnitAt(units, unit)))
        {
            var step = word == StepFile.Restoring ? "restoring its packages" : "its build";
            _timeouts[UnitAt(units, unit)] = BuildTimeLimit.Reason(step, time);
        }

        var begun = steps.UnitsAt(StepFile.Building).Select(index => UnitAt(units, index)).ToHashSet();
        return [.. units.Where(folder => !begun.Contains(folder) && !_timeouts.ContainsKey(folder))];
    }
}
