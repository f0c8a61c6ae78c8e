using System.Security;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Builds.Units;

internal static class UnitFileWriter
{
    // The project imports one of the files by the property RoundupUnit.
    public static void Write(UnitFolder unitFolder, IReadOnlyDictionary<string, string> models, IReadOnlyList<LoopRoot> roots)
    {
        var unit = unitFolder.Unit;
        var folder = Path.GetDirectoryName(unitFolder.Properties)!;
        var program = Path.Combine(folder, "Program.cs");
        var main = unit.Library is not null ? WorkerMain(unit, models.Keys)
            : unit.ProbeGroup is null ? ValuesMain(unit)
            : ProbesMain(unit);
        AtomicFile.WriteIfChanged(program, main);
        foreach (var file in unitFolder.AnalyzerConfiguration)
        {
            AtomicFile.WriteIfChanged(file.Path, file.Text);
        }

        var sources = new List<string> { program };
        if (unit.Target.Deployment == Deployment.Framework)
        {
            sources.Add(Path.Combine(folder, "Polyfills.cs"));
            AtomicFile.WriteIfChanged(sources[^1], Polyfills);
        }

        if (unit.Library is null && unit.ProbeGroup is not null)
        {
            var values = Path.GetDirectoryName(unit.ProjectFile)!;
            sources.AddRange(unit.Generated.Select(probe => Path.Combine(values, probe.Name[..^probe.Probe!.Suffix.Length] + ".cs")));
        }

        if (unit.Library is not null)
        {
            var loops = TimedLoopGenerator.Write([.. ProjectSources.CodeOf(unit.ProjectFile).Select(File.ReadAllText)], roots);
            sources.Add(Path.Combine(folder, loops.Name));
            AtomicFile.WriteIfChanged(sources[^1], loops.Text);
        }

        foreach (var (name, text) in SettingsCode.Files(unit))
        {
            sources.Add(Path.Combine(folder, name));
            AtomicFile.WriteIfChanged(sources[^1], text);
        }

        var compiled = sources.Select(MSBuildText.Xml).Concat(models.Values.Select(path => MSBuildText.Folder(path) + "*.cs"));
        var schemas = models.Values.SelectMany(FlavourWriter.Schemas).Select(MSBuildText.Xml);
        AtomicFile.WriteIfChanged(unitFolder.Properties, Properties(unitFolder, folder, compiled, schemas));
    }

    public static IReadOnlyList<(string Name, string Value)> Choices(BuildUnit unit, FallbackVersion? fallback)
    {
        var choices = new List<(string, string)>();
        if (unit.Variant is { } variant)
        {
            choices.Add(("RoundupVariant", variant));
        }

        // A version that the user chose takes precedence, as a range of one version.
        if (unit.Library is { IsPinned: true } pinned)
        {
            fallback = new(pinned.VersionedPackages, $"[{pinned.PackageVersion}]");
        }

        if (fallback is { Packages.Count: > 0 })
        {
            choices.Add(("RoundupPinnedPackages", string.Join(';', fallback.Packages)));
            choices.Add(("RoundupPinnedVersion", fallback.Range));
        }

        return choices;
    }

    private static string Properties(UnitFolder unitFolder, string folder, IEnumerable<string> sources, IEnumerable<string> schemas)
    {
        var unit = unitFolder.Unit;
        var text = new StringBuilder();
        text.AppendLine("<Project>");
        text.AppendLine("  <PropertyGroup>");
        Property(text, "TargetFramework", unit.Target.Framework);
        Property(text, "OutputType", "Exe");
        Property(text, "UseAppHost", "false");
        Property(text, "BaseIntermediateOutputPath", unitFolder.Intermediate + Path.DirectorySeparatorChar);
        var output = unit.Target.IsPublished ? unitFolder.CompiledFolder : unitFolder.Staging;
        Property(text, "OutputPath", output + Path.DirectorySeparatorChar);
        Property(text, "AppendTargetFrameworkToOutputPath", "false");
        Property(text, "UseArtifactsOutput", "false");
        Property(text, "Configuration", "Release");
        Property(text, "GenerateDocumentationFile", "false");
        if (unit.Library is null)
        {
            Property(text, "RunAnalyzers", "false");
        }
        else if (Path.GetRelativePath(Path.GetDirectoryName(unit.ProjectFile)!, unitFolder.CompilerLog) is var log
            && !log.AsSpan().ContainsAny(',', ';'))
        {
            // The compiler takes what is behind these signs for options of the log; it finds the path from the folder of the project.
            Property(text, "ErrorLog", log + ",version=2.1");
        }

        if (unit.Library is null && unit.ProbeGroup is not null)
        {
            // The values of a probe whose model is refused do not compile.
            Property(text, "EnableDefaultCompileItems", "false");
        }

        // A source generator that fails is a warning only, and the library then tells that its code is missing.
        Raw(text, "WarningsAsErrors", $"$(WarningsAsErrors);CS8784;{BuildError.GeneratorFailed}");

        // No packs of ASP.NET Core and Windows are downloaded, unless the project itself refers to them.
        Property(text, "DisableTransitiveFrameworkReferenceDownloads", "true");
        Property(text, "RoundupWorkerFolder", RepositoryLayout.WorkerOf(unit.Target));
        foreach (var (name, value) in DeploymentProperties.Get(unit.Target, folder))
        {
            Property(text, name, value);
        }

        foreach (var (name, value) in Choices(unit, unitFolder.Fallback))
        {
            // The separators of the list of packages are not escaped.
            Raw(text, name, SecurityElement.Escape(value));
        }

        text.AppendLine("  </PropertyGroup>");
        ItemGroup(text, unitFolder, sources, schemas);
        text.Append(Omitted(unit, unitFolder.Fallback?.Omitted ?? []));
        text.AppendLine("</Project>");
        return text.ToString();
    }

    private static void ItemGroup(StringBuilder text, UnitFolder unitFolder, IEnumerable<string> sources, IEnumerable<string> schemas)
    {
        text.AppendLine("  <ItemGroup>");
        Items(text, "RoundupSource", sources);
        Items(text, "RoundupSchema", schemas);
        if (unitFolder.Unit is { ProbeGroup: not null, Target.Deployment: Deployment.NativeAot })
        {
            // With the many types of probes, the compiler ends at a virtual table that its scanner did not foresee.
            Items(text, "IlcArg", ["--noscan"]);
        }

        text.Append(SettingsCode.References(unitFolder.Unit));
        Items(text, "EditorConfigFiles", unitFolder.AnalyzerConfiguration.Select(file => MSBuildText.Xml(file.Path)));
        text.AppendLine("  </ItemGroup>");
    }

    // Leaves packages out of the restore, as if the framework had them. A version that the sources have is downloaded beside the project,
    // which shows whether they are needed when a program runs.
    private static string Omitted(BuildUnit unit, IReadOnlyList<TooOldPackage> packages)
    {
        var items = packages.Select(package =>
            $"""
                <PrunePackageReference Include="{MSBuildText.Xml(package.Name)}" Version="{int.MaxValue}.0.0" />
                <PackageDownload Include="{MSBuildText.Xml(package.Name)}" Version="[{MSBuildText.Xml(package.Nearest!)}]" />
            """);
        var names = string.Join(", ", packages.Select(package => MSBuildText.Xml(package.Name)));
        var text = $"package {names} not found in the version that {unit.Package} needs, and a native executable may need generated code"
            + RestoreLog.Remedy;
        var error = unit.Target.Deployment != Deployment.NativeAot ? "" :
            $"""
              <Target Name="RoundupLeftOut" BeforeTargets="PrepareForBuild">
                <Error Code="{BuildError.Missing}" Text="{text}" />
              </Target>
            """;
        return packages.Count == 0 ? "" :
            $"""
              <PropertyGroup>
                <RestoreEnablePackagePruning>true</RestoreEnablePackagePruning>
              </PropertyGroup>
              <ItemGroup>
            {string.Join('\n', items)}
              </ItemGroup>
            {error}

            """;
    }

    private static void Items(StringBuilder text, string name, IEnumerable<string> paths)
    {
        foreach (var path in paths)
        {
            text.Append("    <").Append(name).Append(" Include=\"").Append(path).AppendLine("\" />");
        }
    }

    private static void Property(StringBuilder text, string name, string value) => Raw(text, name, MSBuildText.Xml(value));

    private static void Raw(StringBuilder text, string name, string value) =>
        text.Append("    <").Append(name).Append('>').Append(value).Append("</").Append(name).AppendLine(">");

    // Attributes that the compiler requires and .NET Framework lacks.
    private const string Polyfills =
        """
        // <auto-generated />
        namespace System.Runtime.CompilerServices
        {
            internal static class IsExternalInit
            {
            }

            [AttributeUsage(AttributeTargets.All)]
            internal sealed class RequiredMemberAttribute : Attribute
            {
            }

            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            internal sealed class CompilerFeatureRequiredAttribute(string featureName) : Attribute
            {
                public string FeatureName { get; } = featureName;
            }
        }

        """;

    private static string WorkerMain(BuildUnit unit, IEnumerable<string> datasets) =>
        $$"""
        // <auto-generated />
        internal static class Program
        {
            private static int Main(string[] arguments) => Roundup.Worker.WorkerProcess.Run(
                arguments,
                new global::{{(unit.SettingsFile is null ? unit.Library!.ClassName : SettingsCode.ClassName)}}(),
                [{{string.Join(", ", datasets.Order(StringComparer.Ordinal).Select(Models))}}],
                Roundup.Flavours.TimedLoopRegistration.Register);
        }

        """;

    private static string ValuesMain(BuildUnit unit) =>
        $$"""
        // <auto-generated />
        internal static class Program
        {
            private static int Main(string[] arguments) => Roundup.Worker.ValuesProcess.Run(
                arguments,
                new global::{{unit.Dataset!.Values}}(),
                {{Models(unit.Dataset.Name)}});
        }

        """;

    private static string ProbesMain(BuildUnit unit) =>
        $$"""
        // <auto-generated />
        internal static class Program
        {
            private static int Main(string[] arguments)
            {
                foreach (var argument in arguments)
                {
                    var (dataset, path) = Roundup.Worker.ProbeValues.Parse(argument);
                    switch (dataset)
                    {
        {{string.Join("\n", unit.Generated.Select(probe =>
            $"                case \"{probe.Name}\": "
            + $"Roundup.Worker.ProbeValues.Write(path, new global::{probe.Values}(), {Models(probe.Name)}); break;"))}}
                    }
                }

                return 0;
            }
        }

        """;

    private static string Models(string dataset) => $"new global::Roundup.Flavours.{dataset}Models()";
}
