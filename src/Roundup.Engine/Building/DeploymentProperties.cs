using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>The MSBuild properties that publish a worker as its target requires.</summary>
internal static class DeploymentProperties
{
    /// <summary>The properties, in addition to those of every unit.</summary>
    /// <param name="target">The target.</param>
    /// <param name="folder">The unit's folder.</param>
    public static IReadOnlyList<(string Name, string Value)> Of(Target target, string folder)
    {
        IReadOnlyList<(string, string)> published =
        [
            ("RuntimeIdentifier", Toolchain.RuntimeIdentifier),
            ("PublishDir", UnitFolder.AsideIn(folder) + Path.DirectorySeparatorChar),
            ("AppendRuntimeIdentifierToOutputPath", "false"),

            // No runtime packages of web and desktop.
            ("DisableTransitiveFrameworkReferenceDownloads", "true"),
            ("SuppressTrimAnalysisWarnings", "true"),
        ];
        return target.Deployment switch
        {
            Deployment.ReadyToRun => [.. published, ("SelfContained", "false"), ("PublishReadyToRun", "true")],

            // Set here and not on the command line, which would also set it for referenced projects that do not support it.
            Deployment.NativeAot =>
            [
                .. published,
                ("PublishAot", "true"),
                ("SelfContained", "true"),
                ("UseAppHost", "true"),
                ("RoundupNativeAot", "true"),
            ],
            Deployment.Framework when Toolchain.FrameworkAssemblies is { } assemblies =>
            [
                ("FrameworkPathOverride", assemblies),
                ("AutomaticallyUseReferenceAssemblyPackages", "false"),
            ],
            _ => [],
        };
    }
}
