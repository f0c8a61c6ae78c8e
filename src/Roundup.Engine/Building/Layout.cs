using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>The folders of a repository. Everything below <c>artifacts/</c> can be deleted at any time.</summary>
/// <param name="repository">The folder that holds <c>serializers/</c>, <c>datasets/</c> and <c>suites/</c>.</param>
public sealed class Layout(string repository)
{
    /// <summary>The folder of entrants.</summary>
    public string Serializers { get; } = Path.Combine(repository, "serializers");

    /// <summary>The folder of compressors.</summary>
    public string Compressors { get; } = Path.Combine(repository, "compressors");

    /// <summary>Everything that is built and generated.</summary>
    public string Artifacts { get; } = Path.Combine(repository, "artifacts");

    /// <summary>Generated models, by flavour and dataset.</summary>
    public string Models { get; } = Path.Combine(repository, "artifacts", "models");

    /// <summary>Projects of values for datasets that do not have one, by dataset.</summary>
    public string Datasets { get; } = Path.Combine(repository, "artifacts", "datasets");

    /// <summary>One folder for each unit of building.</summary>
    public string Units { get; } = Path.Combine(repository, "artifacts", "units");

    /// <summary>The files of builds that are going on.</summary>
    public string Builds { get; } = Path.Combine(repository, "artifacts", "builds");

    /// <summary>Values of datasets.</summary>
    public string Values { get; } = Path.Combine(repository, "artifacts", "values");

    /// <summary>Package folders of runs that have package sources of their own.</summary>
    public string Packages { get; } = Path.Combine(repository, "artifacts", "packages");

    /// <summary>Contracts and Worker, built once with Roundup itself, for modern runtimes.</summary>
    public string Worker { get; } = WorkerFolder("net9.0");

    /// <summary>The file that the builder of something holds meanwhile.</summary>
    /// <param name="name">The name of a unit, or of what else is written by one process at a time.</param>
    public string LockOf(string name) => Path.Combine(Artifacts, "locks", name + ".lock");

    /// <summary>Contracts and Worker, as a target needs them.</summary>
    internal static string WorkerOf(Target target) => WorkerFolder(target.Contracts);

    /// <summary>The program that runs a target's assemblies; null where these are themselves programs.</summary>
    internal string? HostOf(Target target) => target.Deployment switch
    {
        Deployment.NativeAot => null,
        Deployment.Framework => Toolchain.FrameworkHost,
        _ when target.IsInstalled => Toolchain.DotNet,
        _ => Path.Combine(Units, Unit.Runtime(this, target.Framework).Name, "bin", Toolchain.HostName),
    };

    private static string WorkerFolder(string contracts) =>
        Path.Combine(AppContext.BaseDirectory, "worker", contracts) + Path.DirectorySeparatorChar;
}
