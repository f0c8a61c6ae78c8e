using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds.Units;

// How a runtime that is not installed is provided: a folder with the host dotnet and the files of the runtime's package, so that workers
// stay small and start in the same way as on an installed runtime.
internal sealed class RuntimeUnitRecipe(RepositoryLayout layout, PackageSources sources) : IUnitRecipe
{
    // Where packages lie: the path itself is kept out of results.
    private const string PackageAdvice = "in the folder that dotnet nuget locals global-packages --list names";

    public UnitFolder FolderOf(BuildUnit unit) => new(layout, unit, Stamp(unit), sources.Stamp);

    private string Stamp(BuildUnit unit)
    {
        using var stamp = new ContentStamp();
        return stamp.Text(Toolchain.SdkVersion(layout.Serializers))
            .Text(unit.Target.Name)
            .Text(Toolchain.RuntimeIdentifier)
            .Text(sources.Stamp)
            .NuGetConfiguration(layout.NuGetFolder)
            .File(RuntimeVersions)
            .Finish();
    }

    private string RuntimeVersions => Path.Combine(layout.Serializers, "Directory.Runtimes.props");

    public void Write(UnitFolder folder)
    {
        AtomicFile.WriteIfChanged(
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
              <!-- Nothing is compiled: the project is restored for the framework that is installed. -->
              <PropertyGroup>
                <Runtime>$(TargetFramework)</Runtime>
                <RuntimeVersion>$(RuntimeFrameworkVersion)</RuntimeVersion>
                <RuntimeFrameworkVersion></RuntimeFrameworkVersion>
                <TargetFramework>{Target.Default}</TargetFramework>
                <DisableTransitiveFrameworkReferenceDownloads>true</DisableTransitiveFrameworkReferenceDownloads>
                <RuntimePackage>Microsoft.NETCore.App.Runtime.{Toolchain.RuntimeIdentifier}</RuntimePackage>
              </PropertyGroup>
              <Import Project="Sdk.props" Sdk="Microsoft.NET.Sdk" />
              <Import Project="Sdk.targets" Sdk="Microsoft.NET.Sdk" />
              <ItemGroup>
                <PackageDownload Include="$(RuntimePackage)" Version="[$(RuntimeVersion)]" />
              </ItemGroup>
              <Target Name="Build">
                <PropertyGroup>
                  <!-- NuGetPackageRoot may or may not end with a separator. -->
                  <PackageRoot>$([MSBuild]::EnsureTrailingSlash($(NuGetPackageRoot)))</PackageRoot>
                  <RuntimePath>runtimes/{Toolchain.RuntimeIdentifier}</RuntimePath>
                  <RuntimeFiles>$(PackageRoot)$(RuntimePackage.ToLowerInvariant())/$(RuntimeVersion)/$(RuntimePath)</RuntimeFiles>
                  <Root>{MSBuildText.Folder(folder.Staging)}</Root>
                </PropertyGroup>
                <ItemGroup>
                  <HostResolver Include="$(RuntimeFiles)/native/*hostfxr.*" />
                  <RuntimeFile Include="$(RuntimeFiles)/lib/$(Runtime)/*;$(RuntimeFiles)/native/*" Exclude="@(HostResolver)" />
                </ItemGroup>
                <Error
                  Code="{BuildError.Missing}"
                  Condition="'@(HostResolver)' == '' or '@(RuntimeFile)' == ''"
                  Text="the package $(RuntimePackage) $(RuntimeVersion) has no $(RuntimePath): delete the package {PackageAdvice}" />
                <Copy SourceFiles="@(HostResolver)" DestinationFolder="$(Root)host/fxr/$(RuntimeVersion)" />
                <Copy SourceFiles="@(RuntimeFile)" DestinationFolder="$(Root)shared/Microsoft.NETCore.App/$(RuntimeVersion)" />
                <Copy SourceFiles="$(NetCoreRoot)/{Toolchain.HostName}" DestinationFolder="$(Root)" />
              </Target>
            </Project>

            """);
    }
}
