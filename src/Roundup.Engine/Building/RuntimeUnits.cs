using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>
/// Creates a folder for each runtime that is not installed, from its package: the host <c>dotnet</c> with one runtime below it, so that
/// workers stay small and start as they do where that runtime is installed.
/// </summary>
internal sealed class RuntimeUnits(Layout layout, PackageSources sources) : IUnitRecipe
{
    /// <inheritdoc/>
    public UnitFolder FolderOf(Unit unit) => new(layout, unit, Stamp(unit), sources.Stamp);

    private string Stamp(Unit unit)
    {
        using var stamp = new ContentStamp();
        return stamp.Text(Toolchain.SdkVersion(layout.Serializers))
            .Text(unit.Target.Name)
            .Text(Toolchain.RuntimeIdentifier)
            .Text(sources.Stamp)
            .NuGetConfiguration(layout.Serializers)
            .File(RuntimeVersions)
            .Finish();
    }

    private string RuntimeVersions => Path.Combine(layout.Serializers, "Directory.Runtimes.props");

    /// <inheritdoc/>
    public void Write(UnitFolder folder)
    {
        TextFile.WriteIfChanged(
            folder.Unit.ProjectFile,
            $"""
            <Project>
              <PropertyGroup>
                <ImportDirectoryBuildProps>false</ImportDirectoryBuildProps>
                <ImportDirectoryBuildTargets>false</ImportDirectoryBuildTargets>
                <ImportDirectoryPackagesProps>false</ImportDirectoryPackagesProps>
                <TargetFramework>{folder.Unit.Target.Framework}</TargetFramework>
              </PropertyGroup>
              <Import Project="{MSBuildText.Xml(RuntimeVersions)}" />
              <!-- Nothing is compiled: the framework that restore is for is the one that is installed. -->
              <PropertyGroup>
                <Runtime>$(TargetFramework)</Runtime>
                <RuntimeVersion>$(RuntimeFrameworkVersion)</RuntimeVersion>
                <RuntimeFrameworkVersion></RuntimeFrameworkVersion>
                <TargetFramework>{Target.Default}</TargetFramework>
                <RuntimePackage>Microsoft.NETCore.App.Runtime.{Toolchain.RuntimeIdentifier}</RuntimePackage>
              </PropertyGroup>
              <Import Project="Sdk.props" Sdk="Microsoft.NET.Sdk" />
              <Import Project="Sdk.targets" Sdk="Microsoft.NET.Sdk" />
              <ItemGroup>
                <PackageDownload Include="$(RuntimePackage)" Version="[$(RuntimeVersion)]" />
              </ItemGroup>
              <Target Name="Build">
                <PropertyGroup>
                  <!-- The root ends with a separator or without one, as the user's settings write it. -->
                  <PackageRoot>$([MSBuild]::EnsureTrailingSlash($(NuGetPackageRoot)))</PackageRoot>
                  <PackageFolder>$(PackageRoot)$(RuntimePackage.ToLowerInvariant())/$(RuntimeVersion)</PackageFolder>
                  <RuntimeFiles>$(PackageFolder)/runtimes/{Toolchain.RuntimeIdentifier}</RuntimeFiles>
                  <Root>{MSBuildText.Folder(folder.Aside)}</Root>
                </PropertyGroup>
                <ItemGroup>
                  <HostResolver Include="$(RuntimeFiles)/native/*hostfxr.*" />
                  <RuntimeFile Include="$(RuntimeFiles)/lib/$(Runtime)/*;$(RuntimeFiles)/native/*" Exclude="@(HostResolver)" />
                </ItemGroup>
                <Error
                  Code="{BuildError.Missing}"
                  Condition="'@(HostResolver)' == '' or '@(RuntimeFile)' == ''"
                  Text="the package $(RuntimePackage) $(RuntimeVersion) has no runtime in $(RuntimeFiles): delete $(PackageFolder)" />
                <Copy SourceFiles="@(HostResolver)" DestinationFolder="$(Root)host/fxr/$(RuntimeVersion)" />
                <Copy SourceFiles="@(RuntimeFile)" DestinationFolder="$(Root)shared/Microsoft.NETCore.App/$(RuntimeVersion)" />
                <Copy SourceFiles="$(NetCoreRoot)/{Toolchain.HostName}" DestinationFolder="$(Root)" />
              </Target>
            </Project>

            """);
    }
}
