using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Engine.Builds.Stage;

/// <summary>Builds what a plan needs. Tests replace it by scripts that say what is built and what is not.</summary>
internal interface IBuilds
{
    /// <summary>Builds everything that the plan needs and that is not up to date.</summary>
    Task<BuildResult> RunAsync(Plan plan, CancellationToken cancellation);
}

/// <summary>Builds with MSBuild.</summary>
internal sealed class UnitBuilds(
    RepositoryLayout layout,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours,
    IRunObserver observer) : IBuilds
{
    public Task<BuildResult> RunAsync(Plan plan, CancellationToken cancellation) =>
        new BuildStage(layout, plan, datasets, flavours, observer).RunAsync(cancellation);
}
