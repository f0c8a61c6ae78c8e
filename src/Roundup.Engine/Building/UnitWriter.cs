using System.Security;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Building;

/// <summary>Writes the files that turn an entrant's project into a worker: properties that it imports, and a <c>Main</c>.</summary>
internal static class UnitWriter
{
    /// <summary>Writes the files of one unit, among them the one that the project imports by the property <c>RoundupUnit</c>.</summary>
    /// <param name="made">The unit's folder.</param>
    /// <param name="models">The folders of its flavour, by dataset.</param>
    /// <param name="roots">Their roots.</param>
    public static void Write(UnitFolder made, IReadOnlyDictionary<string, string> models, IReadOnlyList<LoopRoot> roots)
    {
        var unit = made.Unit;
        var folder = Path.GetDirectoryName(made.Properties)!;
        var program = Path.Combine(folder, "Program.cs");
        TextFile.WriteIfChanged(program, unit.Library is null ? ValuesMain(unit) : WorkerMain(unit, models.Keys));
        var sources = new List<string> { program };
        if (unit.Target.Deployment == Deployment.Framework)
        {
            sources.Add(Path.Combine(folder, "Polyfills.cs"));
            TextFile.WriteIfChanged(sources[^1], Polyfills);
        }

        if (unit.Library is not null)
        {
            var loops = TimedLoopGenerator.Write([.. ProjectSources.CodeOf(unit.ProjectFile).Select(File.ReadAllText)], roots);
            sources.Add(Path.Combine(folder, loops.Name));
            TextFile.WriteIfChanged(sources[^1], loops.Text);
        }

        var compiled = sources.Select(MSBuildText.Xml).Concat(models.Values.Select(path => MSBuildText.Folder(path) + "*.cs"));
        var schemas = models.Values.SelectMany(FlavourWriter.Schemas).Select(MSBuildText.Xml);
        TextFile.WriteIfChanged(made.Properties, Properties(made, folder, compiled, schemas));
    }

    /// <summary>The properties that select a build variant and the versions of packages of the entrant's project.</summary>
    /// <param name="unit">The unit.</param>
    /// <param name="other">Packages in another version than the requested one.</param>
    public static IReadOnlyList<(string Name, string Value)> Choices(Unit unit, OtherVersion? other)
    {
        var choices = new List<(string, string)>();
        if (unit.Variant is { } variant)
        {
            choices.Add(("RoundupVariant", variant));
        }

        // A version that the user asked for stands for any other: NuGet knows it as a range of one.
        if (unit.Library is { IsPinned: true } pinned)
        {
            other = new(pinned.VersionedPackages, $"[{pinned.PackageVersion}]");
        }

        if (other is not null)
        {
            choices.Add(("RoundupPinnedPackages", string.Join(';', other.Packages)));
            choices.Add(("RoundupPinnedVersion", other.Range));
        }

        return choices;
    }

    private static string Properties(UnitFolder made, string folder, IEnumerable<string> sources, IEnumerable<string> schemas)
    {
        var unit = made.Unit;
        var text = new StringBuilder();
        text.AppendLine("<Project>");
        text.AppendLine("  <PropertyGroup>");
        Property(text, "TargetFramework", unit.Target.Framework);
        Property(text, "OutputType", "Exe");
        Property(text, "UseAppHost", "false");
        Property(text, "BaseIntermediateOutputPath", made.Intermediate + Path.DirectorySeparatorChar);
        Property(text, "OutputPath", (unit.Target.IsPublished ? Path.Combine(folder, "build") : made.Aside) + Path.DirectorySeparatorChar);
        Property(text, "AppendTargetFrameworkToOutputPath", "false");
        Property(text, "UseArtifactsOutput", "false");
        Property(text, "Configuration", "Release");
        Property(text, "GenerateDocumentationFile", "false");
        Property(text, "RunAnalyzers", "false");
        Property(text, "RoundupWorkerFolder", Layout.WorkerOf(unit.Target));
        foreach (var (name, value) in DeploymentProperties.Of(unit.Target, folder))
        {
            Property(text, name, value);
        }

        foreach (var (name, value) in Choices(unit, made.Other))
        {
            // The packages are a list.
            Raw(text, name, SecurityElement.Escape(value));
        }

        text.AppendLine("  </PropertyGroup>");
        text.AppendLine("  <ItemGroup>");
        Items(text, "RoundupSource", sources);
        Items(text, "RoundupSchema", schemas);
        text.AppendLine("  </ItemGroup>");
        text.AppendLine("</Project>");
        return text.ToString();
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

    /// <summary>Attributes that the compiler requires and .NET Framework lacks.</summary>
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

    private static string WorkerMain(Unit unit, IEnumerable<string> datasets) =>
        $$"""
        // <auto-generated />
        internal static class Program
        {
            private static int Main(string[] arguments) => Roundup.Worker.WorkerProcess.Run(
                arguments,
                new global::{{unit.Library!.ClassName}}(),
                [{{string.Join(", ", datasets.Order(StringComparer.Ordinal).Select(Models))}}],
                Roundup.Flavours.TimedLoopRegistration.Register);
        }

        """;

    private static string ValuesMain(Unit unit) =>
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

    private static string Models(string dataset) => $"new global::Roundup.Flavours.{dataset}Models()";
}
