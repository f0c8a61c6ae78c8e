using System.Text.Json;
using System.Xml.Linq;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Units;
using Roundup.Results;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>Writes a project for BenchmarkDotNet. Only that project references the package: Roundup itself does not.</summary>
internal static class BenchmarkProject
{
    /// <summary>BenchmarkDotNet's package.</summary>
    public const string Package = "BenchmarkDotNet";

    /// <summary>Its version.</summary>
    public const string Version = "0.14.0";

    /// <summary>Writes all files of a unit's project.</summary>
    /// <param name="layout">Where the entrants and Roundup's own assemblies are.</param>
    /// <param name="root">The folder of all generated projects.</param>
    /// <param name="unit">The unit.</param>
    /// <param name="packageSources">Package sources besides the configured ones.</param>
    /// <returns>The path of the project file.</returns>
    public static string Write(RepositoryLayout layout, string root, BenchmarkUnit unit, PackageSources packageSources)
    {
        if (unit.OwnFolder is { } own)
        {
            root = Path.Combine(root, "own-" + BuildUnit.FolderHash(own));
        }

        WriteShared(layout, root, unit.OwnFolder);
        var folder = Path.Combine(root, unit.Name);
        var entrant = ProjectSources.CodeOf(unit.ProjectFile).ToList();
        AtomicFile.WriteIfChanged(Path.Combine(folder, "Host.cs"), HostCode.Text);
        AtomicFile.WriteIfChanged(Path.Combine(folder, "Benchmarks.cs"), BenchmarkCode.Write(unit, [.. entrant.Select(File.ReadAllText)]));

        // BenchmarkDotNet looks for the project below the nearest folder with a solution or a global.json: this ends its search here.
        AtomicFile.WriteIfChanged(Path.Combine(folder, unit.Project + ".sln"), "");
        var project = Path.Combine(folder, unit.Project + ".csproj");
        var compiled = entrant.Select(MSBuildText.Escape)
            .Concat(unit.Models.Select(models => Path.Combine(MSBuildText.Escape(models), "*.cs")))
            .Concat(["Host.cs", "Benchmarks.cs"]);
        var settings = RuntimeSettings(unit.WorkerAssembly);
        (string, string)[] properties =
        [
            .. packageSources.Properties.Select(property => (property.Name, MSBuildText.Escape(property.Value))),
            .. unit.Choices,
        ];
        var source = WithAbsoluteReferences(XDocument.Load(unit.ProjectFile), Path.GetDirectoryName(unit.ProjectFile)!);
        var text = Project(source, compiled, Assemblies(layout), settings, properties).ToString();
        AtomicFile.WriteIfChanged(project, text);
        return project;
    }

    /// <summary>The project: the content of the entrant's own, and what makes it a program.</summary>
    internal static XDocument Project(
        XDocument entrant,
        IEnumerable<string> compiled,
        IEnumerable<string> assemblies,
        IEnumerable<(string Name, string Value)> settings,
        IReadOnlyList<(string Name, string Value)> properties)
    {
        var project = new XElement("Project", new XAttribute("Sdk", "Microsoft.NET.Sdk"));
        project.Add(entrant.Root!.Elements("PropertyGroup").Select(group => new XElement(group)));
        project.Add(new XElement(
            "PropertyGroup",
            new XElement("OutputType", "Exe"),
            // The assembly is named after the generated project, not after the entrant.
            new XElement("AssemblyName", "$(MSBuildProjectName)"),
            new XElement("EnableDefaultCompileItems", "false"),
            new XElement("RunAnalyzers", "false"),
            // NU1603: NuGet resolves a dependency to a higher version where a source lacks the lowest.
            new XElement("NoWarn", "$(NoWarn);NU1603"),
            properties.Select(property => new XElement(property.Name, property.Value))));
        project.Add(new XElement(
            "ItemGroup",
            References(entrant).Select(reference => new XElement(reference)),
            new XElement("PackageReference", new XAttribute("Include", Package)),
            assemblies.Select(path => new XElement("Reference", new XAttribute("Include", path))),
            compiled.Select(path => new XElement("Compile", new XAttribute("Include", path)))));

        // Of a project's settings, BenchmarkDotNet copies only items of this name into the project that it builds.
        project.Add(new XElement(
            "ItemGroup",
            settings.Select(setting => new XElement(
                "RuntimeHostConfigurationOption",
                new XAttribute("Include", setting.Name),
                new XAttribute("Value", setting.Value)))));
        return new XDocument(project);
    }

    /// <summary>A project file whose references to projects and assemblies can be moved to another folder.</summary>
    /// <param name="project">The project file.</param>
    /// <param name="folder">Its folder, absolute.</param>
    internal static XDocument WithAbsoluteReferences(XDocument project, string folder)
    {
        foreach (var reference in References(project))
        {
            if (reference.Name.LocalName == "ProjectReference" && (string?)reference.Attribute("Include") is { } include)
            {
                reference.SetAttributeValue("Include", Absolute(include, folder));
            }

            if ((string?)reference.Attribute("HintPath") is { } hint)
            {
                reference.SetAttributeValue("HintPath", Absolute(hint, folder));
            }

            if (reference.Element("HintPath") is { } element)
            {
                element.Value = Absolute(element.Value, folder);
            }
        }

        return project;
    }

    private static IEnumerable<XElement> References(XDocument project) => project.Root!.Elements("ItemGroup").Elements()
        .Where(item => item.Name.LocalName is "PackageReference" or "ProjectReference" or "Reference");

    private static string Absolute(string paths, string folder) => string.Join(
        ';',
        paths.Split(';').Select(path => ProjectPaths.Absolute(path.Trim(), folder) is { } known ? MSBuildText.Escape(known) : path));

    /// <summary>The runtime settings in an assembly's <c>runtimeconfig.json</c>.</summary>
    internal static IReadOnlyList<(string Name, string Value)> RuntimeSettings(string assembly)
    {
        using var document = JsonDocument.Parse(File.ReadAllBytes(Path.ChangeExtension(assembly, ".runtimeconfig.json")));
        return document.RootElement.GetProperty("runtimeOptions").TryGetProperty("configProperties", out var properties)
            ? [.. properties.EnumerateObject().Select(property => (property.Name, property.Value.ToString().ToLowerInvariant()))]
            : [];
    }

    private static IEnumerable<string> Assemblies(RepositoryLayout layout) =>
        [MSBuildText.Escape(layout.Worker) + "Roundup.Contracts.dll", MSBuildText.Escape(layout.Worker) + "Roundup.Worker.dll"];

    /// <summary>
    /// Writes what all projects share: the entrants' own settings and versions. The files also end MSBuild's search further up.
    /// </summary>
    private static void WriteShared(RepositoryLayout layout, string root, string? own)
    {
        var entrants = own is null ? layout.Serializers : Path.Combine(own, OwnFolder.Serializers);
        var properties = XDocument.Parse(Import(entrants, "Directory.Build.props"));
        var checkout = new XElement(OwnFolderTemplate.Property, MSBuildText.Escape(layout.Root));
        properties.Root!.AddFirst(new XElement("PropertyGroup", checkout));
        AtomicFile.WriteIfChanged(Path.Combine(root, "Directory.Build.props"), properties.ToString());
        AtomicFile.WriteIfChanged(Path.Combine(root, "Directory.Build.targets"), Import(layout.Serializers, "Directory.Pins.targets"));
        var versions = XDocument.Parse(Import(entrants, "Directory.Packages.props"));
        var version = new XElement("PackageVersion", new XAttribute("Include", Package), new XAttribute("Version", Version));
        versions.Root!.Add(new XElement("ItemGroup", version));
        AtomicFile.WriteIfChanged(Path.Combine(root, "Directory.Packages.props"), versions.ToString());
    }

    private static string Import(string folder, string name) =>
        new XDocument(new XElement(
            "Project",
            new XElement("Import", new XAttribute("Project", MSBuildText.Escape(Path.Combine(folder, name)))))).ToString();
}
