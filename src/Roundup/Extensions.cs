using System.Diagnostics;
using System.Reflection;
using System.Runtime.Loader;
using System.Xml;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Experiments;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Roundup.ModelCompiler.Flavours;
using Roundup.Reporting;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Tables;

namespace Roundup.Cli;

/// <summary>
/// Experiments, columns, output formats and flavours from the projects in <c>extensions/</c> of a user's folder. Each project is built
/// once, and loaded into this process; a worker never sees it.
/// </summary>
internal static class Extensions
{
    private static readonly TimeSpan s_buildLimit = TimeSpan.FromMinutes(5);

    public static IReadOnlyList<string> Projects(IEnumerable<string> folders) =>
        [.. folders.Select(OwnFolder.Normal).Distinct(StringComparer.Ordinal).SelectMany(OwnFolder.ExtensionsIn)];

    /// <summary>A context whose lists have what extensions add.</summary>
    /// <exception cref="RoundupException">A project does not build or load, or adds a name that exists.</exception>
    public static async Task<CliContext> AddAsync(CliContext context, IReadOnlyList<string> projects)
    {
        var assemblies = new List<(string Project, string Assembly)>();
        foreach (var project in projects)
        {
            try
            {
                assemblies.Add((project, await BuildAsync(project, new(context.Root()))));
            }
            catch (XmlException e)
            {
                throw Usage($"The extension {project} cannot be built ({e.Message.TrimEnd('.')}): correct it.", e);
            }
        }

        return With(context, assemblies);
    }

    /// <summary>A context whose lists have what the assemblies of extensions add.</summary>
    /// <exception cref="RoundupException">An assembly does not load, or adds a name that exists.</exception>
    internal static CliContext With(CliContext context, IReadOnlyList<(string Project, string Assembly)> built)
    {
        var measurements = new List<IExperiment>();
        var reports = new List<IExperimentReport>();
        var columns = new List<Column<Row>>();
        var formats = new List<IReportFormat>();
        var flavours = new List<Flavour>();
        foreach (var (project, assembly) in built)
        {
            try
            {
                var items = Load(assembly);
                var name = Path.GetFileNameWithoutExtension(project);
                measurements.AddRange(items.OfType<IExperiment>());
                reports.AddRange(items.OfType<IExperimentReport>().Select(report => new AddedReport(report, name)));
                columns.AddRange(items.OfType<ISpeedColumn>().Select(item => item.Column with { Extension = name }));
                formats.AddRange(items.OfType<IReportFormat>().Select(format => new AddedFormat(format, name)));
                flavours.AddRange(items.OfType<Flavour>());
            }
            catch (Exception e) when (e is not OutOfMemoryException)
            {
                throw Usage($"The extension {project} cannot be loaded ({e.GetBaseException().Message}): correct it.", e);
            }
        }

        // Reports show the experiments in the opposite order: those of Roundup first.
        List<Experiment> experiments =
            [.. measurements.Select(measurement => WithReport(measurement, reports)), .. ExperimentList.With(columns)];
        List<IReportFormat> allFormats = [.. context.Formats, .. formats];
        List<Flavour> allFlavours = [.. context.Flavours, .. flavours];
        CheckUnique("experiment", experiments.Select(experiment => experiment.Measurement.Name));
        CheckUnique("output format", allFormats.Select(format => format.Name));
        CheckUnique("file name extension", allFormats.Select(format => format.Extension));
        CheckUnique("column", columns.Concat(Layouts.ByName.Values).Select(column => column.Name));
        CheckUnique("flavour", allFlavours.Select(flavour => flavour.Name));
        return context with { Experiments = experiments, Formats = allFormats, Flavours = allFlavours };
    }

    private static Experiment WithReport(IExperiment measurement, List<IExperimentReport> reports) =>
        reports.Find(report => report.Experiment == measurement.Name) is { } report
            ? new(measurement, report)
            : throw Usage(
                $"The experiment {measurement.Name} has no report: add a public class that implements {nameof(IExperimentReport)}.");

    private static void CheckUnique(string what, IEnumerable<string> names)
    {
        if (names.GroupBy(name => name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(group => group.Count() > 1) is { } twins)
        {
            throw Usage($"The {what} {twins.Key} of an extension exists already: rename one.");
        }
    }

    private static List<object> Load(string assembly)
    {
        // Roundup's own assemblies come from the default context, so that both sides have the same types.
        var context = new AssemblyLoadContext(assembly);
        var resolver = new AssemblyDependencyResolver(assembly);
        context.Resolving += (_, name) =>
            resolver.ResolveAssemblyToPath(name) is { } path ? context.LoadFromAssemblyPath(path) : null;
        Type[] points = [typeof(IExperiment), typeof(IExperimentReport), typeof(ISpeedColumn), typeof(IReportFormat), typeof(Flavour)];
        return
        [
            .. context.LoadFromAssemblyPath(assembly).GetExportedTypes()
                .Where(type => !type.IsAbstract && Array.Exists(points, point => point.IsAssignableFrom(type)))
                .Where(type => type.GetConstructor(Type.EmptyTypes) is not null)
                .Select(type => Activator.CreateInstance(type)!),
        ];
    }

    /// <summary>A name with a hash of everything that a project is built from.</summary>
    internal static string KeyOf(string project)
    {
        using var stamp = new ContentStamp();
        stamp.Text(project).Project(project).NuGetConfiguration(Path.GetDirectoryName(project)!);
        foreach (var file in Directory.EnumerateFiles(AppContext.BaseDirectory, "Roundup.*.dll").Order(StringComparer.Ordinal))
        {
            stamp.File(file);
        }

        foreach (var file in ReferencedProjects.SharedFiles(Path.GetDirectoryName(project)!))
        {
            stamp.File(file);
        }

        return $"{Path.GetFileNameWithoutExtension(project)}-{stamp.Finish()[..16]}";
    }

    /// <summary>Builds a project, unless it was built from the same files before.</summary>
    private static async Task<string> BuildAsync(string project, RepositoryLayout layout)
    {
        var name = Path.GetFileNameWithoutExtension(project);
        var key = KeyOf(project);
        var folder = Path.Combine(layout.Artifacts, OwnFolder.Extensions, key);
        var assembly = Path.Combine(folder, "bin", name, "release", name + ".dll");
        var done = Path.Combine(folder, "done");
        BuildCache.Claim(layout);
        using var held = ExclusiveFile.Take(layout.LockOf("extension-" + key));
        if (ReferencedProjects.AreKnown(project) && IsWhole(assembly, done))
        {
            Directory.SetLastWriteTimeUtc(folder, DateTime.UtcNow);
            return assembly;
        }

        // What is left of a build that was damaged or not finished looks up to date to MSBuild.
        RemoveFolder(folder);

        var start = new ProcessStartInfo(
            Toolchain.DotNet,
            [
                "build", project, "-c", "Release", "-nologo", "-v:q", "-m:1", MSBuildServer.NodeReuse, "-consoleLoggerParameters:NoSummary",
                "--artifacts-path", folder, "-p:UseSharedCompilation=false",
                "-p:RoundupAssemblies=" + MSBuildText.Escape(AppContext.BaseDirectory),
            ])
        {
            WorkingDirectory = Path.GetDirectoryName(project)!,
        };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        var end = await RunAsync(start, project, folder);
        var error = end.Exceeded == ExceededLimit.Time ? BuildTimeLimit.Reason("its build", s_buildLimit)
            : end.ExitCode == 0 ? null
            : BuildError.Parse(end.Output + end.Errors).FirstOrDefault()?.ToString() ?? "dotnet build failed without an error";
        if (error is not null)
        {
            BuildChecks.CheckMachine([error]);
            throw Usage($"The extension {project} cannot be built ({error}): correct it.");
        }

        if (!File.Exists(assembly))
        {
            throw Usage($"The extension {project} builds no {name}.dll: leave AssemblyName and the output folder to Roundup.");
        }

        Remember(assembly, done);
        return assembly;
    }

    /// <summary>Writes down what a build made.</summary>
    internal static void Remember(string assembly, string done) =>
        AtomicFile.WriteJson(done, ContentHash.OfFolder(Path.GetDirectoryName(assembly)!), ResultsJson.Options);

    /// <summary>Whether all that a build made is there, as the build made it.</summary>
    internal static bool IsWhole(string assembly, string done) =>
        AtomicFile.ReadJson<Dictionary<string, string>>(done, ResultsJson.Options) is { } hashes
        && hashes.ContainsKey(Path.GetFileName(assembly))
        && ContentHash.FirstChange(Path.GetDirectoryName(assembly)!, hashes) is null;

    /// <summary>Runs the build. Ctrl+C and SIGTERM end its processes and leave nothing of it.</summary>
    private static async Task<ProcessResult> RunAsync(ProcessStartInfo build, string project, string folder)
    {
        using var interruption = new Interruption(static _ => { }, Environment.Exit);
        try
        {
            return await WatchedProcess.RunAsync(build, new WatchOptions(s_buildLimit) { HasOwnTemporaryFiles = true }, interruption.Token);
        }
        catch (OperationCanceledException e)
        {
            RemoveFolder(folder);
            throw new RoundupException(ExitCode.Interrupted, $"The build of the extension {project} was interrupted: start again.", e);
        }
    }

    private static void RemoveFolder(string folder)
    {
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static RoundupException Usage(string message, Exception? inner = null) => new(ExitCode.Usage, message, inner);
}
