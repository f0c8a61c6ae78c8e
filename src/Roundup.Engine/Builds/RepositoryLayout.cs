using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds;

// The folders of a repository, and those that are built. What is built can be deleted at any time.
internal sealed class RepositoryLayout(string repository)
{
    // The repository, which is only read.
    public string Root { get; } = repository;

    // The folder whose configuration of NuGet applies: the user's, with the package sources of the user's own projects, where the
    // repository is that of the tool.
    public string NuGetFolder { get; } =
        Repository.IsPacked(repository) ? Directory.GetCurrentDirectory() : Path.Combine(repository, "serializers");

    public string Serializers { get; } = Path.Combine(repository, "serializers");

    public string Compressors { get; } = Path.Combine(repository, "compressors");

    public string Artifacts { get; } = Repository.ArtifactsOf(repository);

    public string Models => Path.Combine(Artifacts, "models");

    public string Datasets => Path.Combine(Artifacts, "datasets");

    public string Units => Path.Combine(Artifacts, "units");

    public string Builds => Path.Combine(Artifacts, "builds");

    public string Values => Path.Combine(Artifacts, "values");

    // One folder for each run with files that only the user may read.
    public string Private => Path.Combine(Artifacts, "private");

    // Package folders of runs with additional package sources.
    public string Packages => Path.Combine(Artifacts, "packages");

    public string Worker { get; } = WorkerFolder("net9.0");

    // The file that a process holds while it writes something below Artifacts.
    public string LockOf(string name) => Path.Combine(Artifacts, "locks", name + ".lock");

    internal static string WorkerOf(Target target) => WorkerFolder(target.Contracts);

    // The program that runs a target's assemblies; null where these are programs themselves.
    internal string? HostOf(Target target) => target.Deployment switch
    {
        Deployment.NativeAot => null,
        Deployment.Framework => Toolchain.FrameworkHost,
        _ when target.IsInstalled => Toolchain.DotNet,
        _ => Path.Combine(Units, BuildUnit.Runtime(this, target.Framework).Name, "bin", Toolchain.HostName),
    };

    private static string WorkerFolder(string contracts) =>
        Path.Combine(AppContext.BaseDirectory, "worker", contracts) + Path.DirectorySeparatorChar;
}
