using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>
/// What is built as a whole: a worker (one library at one version, one build variant with its flavour, one target), the program that
/// generates a dataset's values, a compressor, or a runtime that is taken from its package.
/// </summary>
public sealed record Unit
{
    private const string WorkerAssembly = "Roundup.Worker.dll";

    private Unit(string name, string projectFile, string flavour, Target target)
    {
        Name = name;
        ProjectFile = projectFile;
        Flavour = flavour;
        Target = target;
    }

    /// <summary>The name of its folder; no other unit has it.</summary>
    public string Name { get; }

    /// <summary>The entrant's or dataset's project file.</summary>
    public string ProjectFile { get; }

    /// <summary>The flavour of the models that are compiled into it.</summary>
    public string Flavour { get; }

    /// <summary>The build variant; null for the project as it is.</summary>
    public string? Variant { get; private init; }

    /// <summary>What it is built for. Targets that differ in runtime settings alone share a build.</summary>
    public Target Target { get; }

    /// <summary>Whether it is a runtime.</summary>
    public bool IsRuntime { get; private init; }

    /// <summary>The package under test; null for what is part of the framework.</summary>
    public string? Package => Entrant?.Package;

    /// <summary>
    /// The packages that its project refers to and that may be restored in another version; none where the user asked for one.
    /// </summary>
    public IReadOnlyList<string> Packages =>
        Library is { IsPinned: true } ? [] : Library?.References ?? (Package is { } package ? [package] : []);

    /// <summary>The library; null for anything but a worker.</summary>
    public LibraryDefinition? Library { get; private init; }

    /// <summary>The dataset; null for anything but a program that generates values.</summary>
    public DatasetDefinition? Dataset { get; private init; }

    /// <summary>The one dataset that is compiled into it; null: all those of <see cref="DatasetFolder"/>.</summary>
    public DatasetDefinition? Only { get; private init; }

    /// <summary>
    /// The user's folder whose datasets are compiled into it; null: those of the repository. Apart, so that nothing of the repository is
    /// built anew for a folder of the user's, nor for a change in it.
    /// </summary>
    public string? DatasetFolder { get; private init; }

    /// <summary>The compressor; null for anything but a compressor.</summary>
    public CompressorDefinition? Compressor { get; private init; }

    /// <summary>The library or the compressor.</summary>
    private EntrantDefinition? Entrant => (EntrantDefinition?)Library ?? Compressor;

    /// <summary>The user's folder that its project is in; null for what comes with Roundup.</summary>
    public string? OwnFolder => Entrant?.OwnFolder ?? Dataset?.OwnFolder;

    /// <summary>The assembly's name.</summary>
    public string Assembly => Entrant?.AssemblyName ?? Dataset?.AssemblyName ?? Path.GetFileNameWithoutExtension(ProjectFile);

    /// <summary>The main file of its output: what is started, or loaded.</summary>
    public string FileName =>
        IsRuntime ? Toolchain.HostName
        : Library is null ? Assembly + ".dll"
        : Target.FileName(Assembly);

    /// <summary>
    /// The other files that make it complete: names or patterns, anywhere in its output. A build can end without an error and still leave
    /// an
    /// incomplete output.
    /// </summary>
    public IReadOnlyList<string> Parts => IsRuntime
        ? [
            "*hostfxr.*", "*hostpolicy.*", "*coreclr.*",
            "Microsoft.NETCore.App.deps.json", "System.Private.CoreLib.dll", "System.Runtime.dll",
        ]
        : Compressor is not null ? []
        : Target.Deployment switch
        {
            Deployment.NativeAot => [],
            Deployment.Framework => [WorkerAssembly],
            _ => [WorkerAssembly, Assembly + ".runtimeconfig.json"],
        };

    /// <summary>The worker of a case.</summary>
    public static Unit Worker(PlannedCase planned)
    {
        ArgumentNullException.ThrowIfNull(planned);
        return Worker(planned.Library, planned.Row, planned.Id.Cell.Target, planned.Dataset);
    }

    /// <summary>
    /// The worker of a row: with all datasets of the repository, with all of a folder of the user's, or with one that is the user's own.
    /// </summary>
    /// <param name="library">The library.</param>
    /// <param name="row">Its row.</param>
    /// <param name="target">The target.</param>
    /// <param name="dataset">A dataset that must be in it; null: any of the repository's.</param>
    public static Unit Worker(LibraryDefinition library, RowDefinition row, string target, DatasetDefinition? dataset = null)
    {
        ArgumentNullException.ThrowIfNull(library);
        ArgumentNullException.ThrowIfNull(row);
        var built = Target.Of(Target.Of(target).Build);
        var own = dataset is { IsOwn: true } ? dataset : null;
        string?[] parts =
        [
            library.Folder + FolderPart(library.OwnFolder),
            library.IsPinned ? library.PackageVersion : null,
            row.Flavour,
            row.Variant,
            built.Name,
            own?.Name ?? (dataset?.OwnFolder is { } folder ? OwnFolderName.Of(folder) : null),
        ];
        return new(string.Join('-', parts.Where(part => part is not null)), library.ProjectFile, row.Flavour, built)
        {
            Library = library,
            Variant = row.Variant,
            Only = own,
            DatasetFolder = dataset?.OwnFolder,
        };
    }

    /// <summary>A compressor, which workers of all targets of a framework load.</summary>
    public static Unit Of(CompressorDefinition compressor, string target)
    {
        ArgumentNullException.ThrowIfNull(compressor);
        var framework = Target.Of(Target.Of(target).Framework);
        var name = $"compressor-{compressor.Folder}{FolderPart(compressor.OwnFolder)}-{framework.Name}";
        return new(name, compressor.ProjectFile, FlavouredModels.Plain, framework) { Compressor = compressor };
    }

    /// <summary>The runtime of a framework, from its package: nothing has to be installed.</summary>
    public static Unit Runtime(Layout layout, string framework)
    {
        ArgumentNullException.ThrowIfNull(layout);
        var name = $"runtime-{framework}";
        var project = Path.Combine(layout.Units, name, "Runtime.csproj");
        return new(name, project, FlavouredModels.Plain, Target.Of(framework)) { IsRuntime = true };
    }

    /// <summary>The program that generates a dataset's values. It runs on the target that Roundup itself runs on.</summary>
    public static Unit ValuesProgram(Layout layout, DatasetDefinition dataset)
    {
        ArgumentNullException.ThrowIfNull(layout);
        ArgumentNullException.ThrowIfNull(dataset);
        var project = dataset.Content.ValuesProject(Path.Combine(layout.Datasets, dataset.Name));
        return new($"values-{dataset.Name}{FolderPart(dataset.OwnFolder)}", project, FlavouredModels.Plain, Target.Of(Target.Default))
        {
            Dataset = dataset,
            Only = dataset,
        };
    }

    /// <summary>Tells apart what has the same name in different folders.</summary>
    private static string FolderPart(string? folder) => folder is null ? "" : "." + OwnFolderName.Of(folder);
}
