using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds;

/// <summary>The folders of a repository, and those that are built. What is built can be deleted at any time.</summary>
internal sealed class RepositoryLayout(string repository)
{
    /// <summary>The repository, which is only read.</summary>
    public string Root { get; } = repository;

    /// <summary>
    /// The folder whose configuration of NuGet applies: the user's, with the package sources of the user's own projects, where the
    /// repository is that of the tool.
    /// </summary>
    public string NuGetFolder { get; } =
        Repository.IsPacked(repository) ? Directory.GetCurrentDirectory() : Path.Combine(repository, "serializers");

    public string Serializers { get; } = Path.Combine(repository, "serializers");

    public string Compressors { get; } = Path.Combine(repository, "compressors");

    /// <summary>Everything that is built and generated.</summary>
    public string Artifacts { get; } = Repository.ArtifactsOf(repository);

    /// <summary>Generated models, by flavour and dataset.</summary>
    public string Models => Path.Combine(Artifacts, "models");

    /// <summary>Generated projects of value generators, by dataset.</summary>
    public string Datasets => Path.Combine(Artifacts, "datasets");

    /// <summary>One folder for each build unit.</summary>
    public string Units => Path.Combine(Artifacts, "units");

    /// <summary>The files of builds in progress.</summary>
    public string Builds => Path.Combine(Artifacts, "builds");

    public string Values => Path.Combine(Artifacts, "values");

    /// <summary>One folder for each run with files that only the user may read.</summary>
    public string Private => Path.Combine(Artifacts, "private");

    /// <summary>Package folders of runs with additional package sources.</summary>
    public string Packages => Path.Combine(Artifacts, "packages");

    /// <summary>The assemblies of Contracts and Worker for modern runtimes, which were built together with Roundup.</summary>
    public string Worker { get; } = WorkerFolder("net9.0");

    /// <summary>The file that a process holds while it writes something below <see cref="Artifacts"/>.</summary>
    /// <param name="name">The name of what is written, such as a unit's.</param>
    public string LockOf(string name) => Path.Combine(Artifacts, "locks", name + ".lock");

    /// <summary>The assemblies of Contracts and Worker that a target needs.</summary>
    internal static string WorkerOf(Target target) => WorkerFolder(target.Contracts);

    /// <summary>The program that runs a target's assemblies; null where these are programs themselves.</summary>
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
