using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds.Units;

// How a compressor is built: as a class library with its dependencies beside it, which workers load. Any serializer can be combined with
// any compressor, and adding a compressor builds nothing else.
internal sealed class CompressorUnitRecipe(RepositoryLayout layout, PackageSources sources) : IUnitRecipe
{
    public UnitFolder FolderOf(BuildUnit unit) => new(layout, unit, Stamp(unit), sources.Stamp);

    public void Write(UnitFolder folder)
    {
        var choices = UnitFileWriter.Choices(folder.Unit, folder.Fallback)
            .Select(choice => $"<{choice.Name}>{choice.Value}</{choice.Name}>");
        AtomicFile.WriteIfChanged(
            folder.Properties,
            $"""
            <Project>
              <PropertyGroup>
                <TargetFramework>{folder.Unit.Target.Framework}</TargetFramework>
                <BaseIntermediateOutputPath>{MSBuildText.Folder(folder.Intermediate)}</BaseIntermediateOutputPath>
                <OutputPath>{MSBuildText.Folder(folder.Staging)}</OutputPath>
                <AppendTargetFrameworkToOutputPath>false</AppendTargetFrameworkToOutputPath>
                <UseArtifactsOutput>false</UseArtifactsOutput>
                <Configuration>Release</Configuration>
                <RunAnalyzers>false</RunAnalyzers>
                <DisableTransitiveFrameworkReferenceDownloads>true</DisableTransitiveFrameworkReferenceDownloads>
                {string.Concat(choices)}
                <RoundupWorkerFolder>{MSBuildText.Folder(RepositoryLayout.WorkerOf(folder.Unit.Target))}</RoundupWorkerFolder>
              </PropertyGroup>
            </Project>

            """);
    }

    private string Stamp(BuildUnit unit)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Compressors)).Text(unit.Target.Name).Text(sources.Stamp);
        stamp.Project(unit.ProjectFile).NuGetConfiguration(layout.NuGetFolder).Shared(layout.Compressors);
        stamp.OwnFolder(unit);
        return stamp.File(RepositoryLayout.WorkerOf(unit.Target) + "Roundup.Contracts.dll").Finish();
    }
}
