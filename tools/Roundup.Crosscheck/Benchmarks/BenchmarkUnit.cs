using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>A case with what its benchmark needs.</summary>
/// <param name="Index">Its index in the plan.</param>
/// <param name="Planned">The case.</param>
/// <param name="Root">Its root in its flavour.</param>
/// <param name="Values">The file with its values: the one that the workers read.</param>
internal sealed record BenchmarkCase(int Index, PlannedCase Planned, LoopRoot Root, string Values)
{
    /// <summary>Whether a root is a list.</summary>
    public bool Many => Planned.IsMany;

    /// <summary>The root's type as C#.</summary>
    public string RootType => Many ? Root.ManyType : Root.OneType;
}

/// <summary>
/// The content of one generated project: the cases of one library in one flavour, as in a worker. Libraries are not mixed, so that
/// each is measured with the same packages as in its worker.
/// </summary>
/// <param name="Name">The name of its folder.</param>
/// <param name="ClassName">The entrant's class.</param>
/// <param name="ProjectFile">The entrant's project file.</param>
/// <param name="WorkerAssembly">The built worker, whose runtime settings are copied.</param>
/// <param name="Models">The folders of the flavour's models.</param>
/// <param name="Cases">The cases, in the order in which they run.</param>
internal sealed record BenchmarkUnit(
    string Name,
    string ClassName,
    string ProjectFile,
    string WorkerAssembly,
    IReadOnlyList<string> Models,
    IReadOnlyList<BenchmarkCase> Cases)
{
    /// <summary>The properties that select the build variant and a pinned version.</summary>
    public IReadOnlyList<(string Name, string Value)> Choices { get; init; } = [];

    /// <summary>The user's own folder that the entrant is in, absolute; null for one of the repository.</summary>
    public string? OwnFolder { get; init; }

    /// <summary>The name of the project and its assembly.</summary>
    public string Project => "Crosscheck." + Name;
}
