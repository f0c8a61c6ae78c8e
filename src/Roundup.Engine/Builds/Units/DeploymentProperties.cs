using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds.Units;

internal static class DeploymentProperties
{
    public static IReadOnlyList<(string Name, string Value)> Get(Target target, string folder)
    {
        IReadOnlyList<(string, string)> published =
        [
            ("RuntimeIdentifier", Toolchain.RuntimeIdentifier),
            ("PublishDir", UnitFolder.StagingIn(folder) + Path.DirectorySeparatorChar),
            ("AppendRuntimeIdentifierToOutputPath", "false"),
        ];
        return target.Deployment switch
        {
            Deployment.ReadyToRun => [.. published, ("SelfContained", "false"), ("PublishReadyToRun", "true")],

            // A property on the command line would also apply to referenced projects, which may not support NativeAOT.
            Deployment.NativeAot =>
            [
                .. published,

                // Each warning counts, not one for each assembly.
                ("SuppressTrimAnalysisWarnings", "false"),
                ("TrimmerSingleWarn", "false"),
                ("PublishAot", "true"),
                ("SelfContained", "true"),
                ("UseAppHost", "true"),
                ("RoundupNativeAot", "true"),

                // Valgrind 3.19 ends at symbols of DWARF 5 beside a program.
                ("CopyOutputSymbolsToPublishDirectory", "false"),
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
