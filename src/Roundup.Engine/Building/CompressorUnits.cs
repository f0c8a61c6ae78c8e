using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// Builds compressors: each a class library of its own, with what it depends on beside it, which workers load. Any serializer can be
/// combined with any compressor, and adding a compressor builds nothing else.
/// </summary>
internal sealed class CompressorUnits(Layout layout, PackageSources sources) : IUnitRecipe
{
    /// <inheritdoc/>
    public UnitFolder FolderOf(Unit unit) => new(layout, unit, Stamp(unit), sources.Stamp);

    /// <summary>Writes what the project imports as the property <c>RoundupUnit</c>.</summary>
    public void Write(UnitFolder unit)
    {
        var choices = UnitWriter.Choices(unit.Unit, unit.Other).Select(choice => $"<{choice.Name}>{choice.Value}</{choice.Name}>");
        TextFile.WriteIfChanged(
            unit.Properties,
            $"""
            <Project>
              <PropertyGroup>
                <TargetFramework>{unit.Unit.Target.Framework}</TargetFramework>
                <BaseIntermediateOutputPath>{MSBuildText.Folder(unit.Intermediate)}</BaseIntermediateOutputPath>
                <OutputPath>{MSBuildText.Folder(unit.Aside)}</OutputPath>
                <AppendTargetFrameworkToOutputPath>false</AppendTargetFrameworkToOutputPath>
                <UseArtifactsOutput>false</UseArtifactsOutput>
                <Configuration>Release</Configuration>
                <RunAnalyzers>false</RunAnalyzers>
                {string.Concat(choices)}
                <RoundupWorkerFolder>{MSBuildText.Folder(Layout.WorkerOf(unit.Unit.Target))}</RoundupWorkerFolder>
              </PropertyGroup>
            </Project>

            """);
    }

    private string Stamp(Unit unit)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Compressors)).Text(unit.Target.Name).Text(sources.Stamp);
        stamp.Project(unit.ProjectFile).NuGetConfiguration(layout.Compressors).Shared(layout.Compressors);
        stamp.OwnFolder(unit);
        return stamp.File(Layout.WorkerOf(unit.Target) + "Roundup.Contracts.dll").Finish();
    }
}
