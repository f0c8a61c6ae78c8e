namespace Roundup.Engine.Building;

/// <summary>Where things are kept. Everything below <c>artifacts/</c> can be deleted at any time.</summary>
/// <param name="repository">The folder that holds <c>serializers/</c>, <c>datasets/</c> and <c>suites/</c>.</param>
public sealed class Layout(string repository)
{
    /// <summary>The folder of entrants.</summary>
    public string Serializers { get; } = Path.Combine(repository, "serializers");

    /// <summary>The folder of compressors.</summary>
    public string Compressors { get; } = Path.Combine(repository, "compressors");

    /// <summary>Generated models, by flavour and dataset.</summary>
    public string Models { get; } = Path.Combine(repository, "artifacts", "models");

    /// <summary>One folder for each unit of building.</summary>
    public string Units { get; } = Path.Combine(repository, "artifacts", "units");

    /// <summary>Values of datasets.</summary>
    public string Values { get; } = Path.Combine(repository, "artifacts", "values");

    /// <summary>Package folders of runs with package sources of their own.</summary>
    public string Packages { get; } = Path.Combine(repository, "artifacts", "packages");

    /// <summary>Contracts and Worker, built once with Roundup itself.</summary>
    public string Worker { get; } = Path.Combine(AppContext.BaseDirectory, "worker", "net8.0") + Path.DirectorySeparatorChar;
}
