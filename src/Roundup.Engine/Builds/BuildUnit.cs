using Roundup.Catalogue.Definitions;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds;

// A project that is built as a whole: a worker (one library at one version, one build variant with its flavour, one target), the program
// that generates a dataset's values, a compressor, or a runtime that is copied from its package.
internal sealed record BuildUnit
{
    // The flavour that every dataset must support.
    public const string Plain = "plain";

    private const string WorkerAssembly = "Roundup.Worker.dll";

    private BuildUnit(string name, string projectFile, string flavour, Target target)
    {
        Name = name;
        ProjectFile = projectFile;
        Flavour = flavour;
        Target = target;
    }

    // The unique name, which is also the name of the unit's folder.
    public string Name { get; }

    public string ProjectFile { get; }

    public string Flavour { get; }

    // The build variant; null for the unchanged project.
    public string? Variant { get; private init; }

    // The target of the build. Targets that differ only in runtime settings share a build.
    public Target Target { get; }

    public bool IsRuntime { get; private init; }

    // The package under test; null for a part of the framework.
    public string? Package => Entrant?.Package;

    // The packages of the project that may be restored in another version than the requested one; none where the user chose the version.
    public IReadOnlyList<string> Packages =>
        Library is { IsPinned: true } ? [] : Library?.References ?? (Package is { } package ? [package] : []);

    // The library of a worker; null for other units.
    public LibraryDefinition? Library { get; private init; }

    // The datasets of a value generator, one or the probes of a set; none for other units.
    public IReadOnlyList<DatasetDefinition> Generated { get; private init; } = [];

    // The first dataset of a value generator; null for other units.
    public DatasetDefinition? Dataset => Generated.Count > 0 ? Generated[0] : null;

    // The only dataset that is compiled into the unit; null for all datasets of DatasetFolder.
    public DatasetDefinition? OnlyDataset { get; private init; }

    // The user's folder whose datasets are compiled into the unit; null for the datasets of the repository. They are kept apart, so that a
    // user's folder, or a change in it, rebuilds no unit of the repository.
    public string? DatasetFolder { get; private init; }

    // The group of sets of probes that is compiled into the unit; null for datasets.
    public string? ProbeGroup { get; private init; }

    // The user's settings that are compiled into a worker; null: none.
    public SettingsFile? SettingsFile { get; private init; }

    // The configurations of a worker that have settings.
    public IReadOnlyList<SerializerDefinition> Configured => SettingsFile is null ? []
        : [.. Library!.Serializers.Where(serializer => serializer.Settings?.File == SettingsFile && serializer.Flavour == Flavour)];

    public CompressorDefinition? Compressor { get; private init; }

    private EntrantDefinition? Entrant => (EntrantDefinition?)Library ?? Compressor;

    // The user's folder that contains the project; null for a project of Roundup.
    public string? OwnFolder => Entrant?.OwnFolder ?? Dataset?.OwnFolder;

    public string Assembly => Entrant?.AssemblyName ?? Dataset?.AssemblyName ?? Path.GetFileNameWithoutExtension(ProjectFile);

    public string MainFile =>
        IsRuntime ? Toolchain.HostName
        : Library is null ? Assembly + ".dll"
        : Target.FileName(Assembly);

    // The other files without which the output is incomplete: names or patterns, in any folder of the output. A build without an error can
    // still leave an incomplete output.
    public IReadOnlyList<string> RequiredFiles => IsRuntime
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

    public static BuildUnit Worker(PlannedCase planned) =>
        Worker(planned.Library, planned.Serializer, planned.Id.Table.Target, planned.Dataset);

    // The worker of a serializer, with all datasets of the repository or of a user's folder; with one dataset where it is the user's own
    // data, or the serializer needs it.
    public static BuildUnit Worker(LibraryDefinition library, SerializerDefinition serializer, string target,
        DatasetDefinition? dataset = null)
    {
        var built = Target.Parse(Target.Parse(target).Build);
        var only = serializer.HasOneDataset || dataset is { IsOwn: true } ? dataset : null;
        string?[] parts =
        [
            library.Folder + FolderPart(library.OwnFolder),
            library.IsPinned ? library.PackageVersion : null,
            serializer.Flavour,
            serializer.Variant,
            serializer.Settings is { File.Path: var settings } ? FolderHash(settings) : null,
            built.Name,
            only is not null ? FolderOf(only) : dataset?.OwnFolder is { } folder ? FolderHash(folder) : null,
            only is null ? dataset?.Probe?.Group : null,
        ];
        return new(string.Join('-', parts.Where(part => part is not null)), library.ProjectFile, serializer.Flavour, built)
        {
            Library = library,
            Variant = serializer.Variant,
            SettingsFile = serializer.Settings?.File,
            OnlyDataset = only,
            DatasetFolder = dataset?.OwnFolder,
            ProbeGroup = dataset?.Probe?.Group,
        };
    }

    // A compressor, which the workers of all targets with the same framework load.
    public static BuildUnit Of(CompressorDefinition compressor, string target)
    {
        var framework = Target.Parse(Target.Parse(target).Framework);
        var name = $"compressor-{compressor.Folder}{FolderPart(compressor.OwnFolder)}-{framework.Name}";
        return new(name, compressor.ProjectFile, Plain, framework) { Compressor = compressor };
    }

    // The runtime of a framework, copied from its package, so that nothing has to be installed.
    public static BuildUnit Runtime(RepositoryLayout layout, string framework)
    {
        var name = $"runtime-{framework}";
        var project = Path.Combine(layout.Units, name, "Runtime.csproj");
        return new(name, project, Plain, Target.Parse(framework)) { IsRuntime = true };
    }

    // The programs that generate the values of datasets, one for all probes of a set. They run on Roundup's own target.
    public static IEnumerable<BuildUnit> ValueGenerators(RepositoryLayout layout, IEnumerable<DatasetDefinition> datasets) =>
        from dataset in datasets
        group dataset by dataset.Probe is { } set ? $"{set.Group}-{set.Name}{FolderPart(dataset.OwnFolder)}" : FolderOf(dataset) into joined
        let first = joined.First()
        let project = first.Content.ValuesProject(Path.Combine(layout.Datasets, joined.Key))
        select new BuildUnit($"values-{joined.Key}", project, Plain, Target.Parse(Target.Default))
        {
            Generated = [.. joined],
            OnlyDataset = first.Probe is null ? first : null,
            DatasetFolder = first.OwnFolder,
            ProbeGroup = first.Probe?.Group,
        };

    // The name of the folders of what is generated for a dataset: runs on files and folders of one name in different places share nothing.
    internal static string FolderOf(DatasetDefinition dataset) =>
        dataset.Name + FolderPart(dataset.IsOwn ? Path.GetFullPath(dataset.Origin) : dataset.OwnFolder);

    private static string FolderPart(string? folder) => folder is null ? "" : "." + FolderHash(folder);

    // Eight digits that distinguish names of units from different user folders.
    internal static string FolderHash(string folder) => ContentHash.OfText(folder)[..8];
}
