using System.Text.Json;
using System.Xml.Linq;

namespace Roundup.Tests.Scripts;

/// <summary>Builds units in no time, as scripts say, and leaves the files that MSBuild and NuGet leave.</summary>
/// <param name="layout">The folders of the repository.</param>
internal sealed class ScriptedMSBuild(RepositoryLayout layout) : IMSBuild
{
    /// <summary>What becomes of units, by name; the others are built.</summary>
    public Dictionary<string, Func<ScriptedUnit, BuildScript>> Scripts { get; } = [];

    /// <summary>The units that can be built.</summary>
    public Dictionary<string, BuildUnit> Units { get; } = [];

    /// <summary>What was built, a call of MSBuild each: the names of all units, or one alone with its datasets.</summary>
    public List<string> Calls { get; } = [];

    /// <summary>The end of the next calls, before anything of a unit is begun; the others build units.</summary>
    public Queue<MSBuildEnd> Ends { get; } = [];

    public Task<MSBuildEnd> RunAsync(IReadOnlyList<string> arguments, Func<string?> step, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        const string Own = "-p:RoundupUnit=";
        var alone = arguments.FirstOrDefault(argument => argument.StartsWith(Own, StringComparison.Ordinal));
        var end = alone is null ? BuildAll(arguments[0]) : BuildAlone(Unescaped(alone[Own.Length..]));
        step();
        return Task.FromResult(end);
    }

    private MSBuildEnd BuildAll(string relative)
    {
        var project = XDocument.Load(Path.Combine(layout.Artifacts, relative));
        var units = project.Descendants("Unit").Select(unit => UnitAt(Unescaped(unit.Element("Own")!.Value))).ToList();
        Calls.Add(string.Join(", ", units.Select(unit => unit.Name)));
        if (Ends.TryDequeue(out var end))
        {
            return end;
        }

        var steps = Unescaped(project.Descendants("WriteLinesToFile").First().Attribute("File")!.Value);
        var errors = new List<string>();
        for (var index = 0; index < units.Count; index++)
        {
            var script = ScriptOf(units[index]);
            Step("restore", index);
            if (script.HangsIn == "restore")
            {
                return new(-1, ExceededLimit.Time, "");
            }

            units[index].Restore(script);
            Step("build", index);
            if (script.HangsIn == "build" || script.IsKilled)
            {
                return new(137, script.IsKilled ? ExceededLimit.None : ExceededLimit.Time, "");
            }

            errors.AddRange(script.Errors);
            if (script is { Errors: [], Missing: null })
            {
                units[index].Build(script);
                Step("done", index);
            }
        }

        return new(errors.Count > 0 ? 1 : 0, ExceededLimit.None, string.Join('\n', errors));

        void Step(string word, int index) => File.AppendAllText(steps, $"{word} {index}\n");
    }

    private MSBuildEnd BuildAlone(string properties)
    {
        var unit = UnitAt(properties);
        Calls.Add($"{unit.Name} alone with {string.Join(" and ", unit.Datasets.Order())}");
        var script = ScriptOf(unit);
        if (script.HangsIn is not null)
        {
            return new(-1, ExceededLimit.Time, "");
        }

        if (script is { Errors: [], Missing: null })
        {
            unit.Build(script);
            return new(0, ExceededLimit.None, "");
        }

        return new(1, ExceededLimit.None, string.Join('\n', script.Errors));
    }

    private BuildScript ScriptOf(ScriptedUnit unit) =>
        Scripts.TryGetValue(unit.Name, out var script) ? script(unit) : new BuildScript();

    private ScriptedUnit UnitAt(string properties)
    {
        var folder = Path.GetDirectoryName(properties)!;
        return new(Units[Path.GetFileName(folder)], folder, File.ReadAllText(properties));
    }

    private static string Unescaped(string text) => Uri.UnescapeDataString(text);
}

/// <summary>A unit in the hands of a <see cref="ScriptedMSBuild"/>.</summary>
/// <param name="Unit">The unit.</param>
/// <param name="Folder">The folder of the unit.</param>
/// <param name="Properties">The properties that its project imports.</param>
internal sealed record ScriptedUnit(BuildUnit Unit, string Folder, string Properties)
{
    public string Name => Unit.Name;

    /// <summary>The datasets that are compiled into the unit, with the folders of their models.</summary>
    public IReadOnlyDictionary<string, string> Models { get; } = XDocument.Parse(Properties).Descendants("RoundupSource")
        .Select(source => Uri.UnescapeDataString(source.Attribute("Include")!.Value))
        .Where(path => path.EndsWith("*.cs", StringComparison.Ordinal))
        .Select(path => Path.GetDirectoryName(path)!)
        .ToDictionary(folder => Path.GetFileName(folder).Split('.')[0]);

    public IEnumerable<string> Datasets => Models.Keys;

    /// <summary>The range of versions that replaces the requested one; null where none does.</summary>
    public string? Version { get; } = XDocument.Parse(Properties).Descendants("RoundupPinnedVersion").SingleOrDefault()?.Value;

    /// <summary>The packages without which the unit is restored.</summary>
    public IReadOnlyList<string> Pruned { get; } =
        [.. XDocument.Parse(Properties).Descendants("PrunePackageReference").Select(item => item.Attribute("Include")!.Value)];

    /// <summary>Leaves what NuGet records of a restore.</summary>
    public void Restore(BuildScript script)
    {
        var folder = Directory.CreateDirectory(Path.Combine(Folder, "obj")).FullName;
        var log = script.Missing is var (code, package, message)
            ? new[] { new { code, level = "Error", message, libraryId = package } }
            : [];
        var record = new { success = log.Length == 0, logs = log };
        File.WriteAllText(Path.Combine(folder, "project.nuget.cache"), JsonSerializer.Serialize(record));
        var libraries = script.Version is { } version ? new Dictionary<string, object> { [$"{Unit.Package}/{version}"] = new() } : [];
        File.WriteAllText(
            Path.Combine(folder, "project.assets.json"),
            JsonSerializer.Serialize(new
            {
                packageFolders = script.PackageFolder is { } packages ? new Dictionary<string, object> { [packages] = new() } : [],
                libraries,
            }));
    }

    /// <summary>Leaves the output of a build.</summary>
    public void Build(BuildScript script)
    {
        string[] files = [Unit.MainFile, .. Unit.RequiredFiles.Select(pattern => pattern.Replace("*", "x", StringComparison.Ordinal))];
        foreach (var file in files.Except(script.Omitted))
        {
            File.WriteAllText(Path.Combine(Folder, "new", file), $"{file} of {string.Join(" and ", Datasets.Order())}");
        }
    }
}

/// <summary>What becomes of a unit; without a property it is built.</summary>
internal sealed record BuildScript
{
    /// <summary>The errors, as MSBuild writes them.</summary>
    public IReadOnlyList<string> Errors { get; init; } = [];

    /// <summary>What NuGet says of a package that it could not restore.</summary>
    public (string Code, string Package, string Message)? Missing { get; init; }

    /// <summary>The version of the library's package that was found; null where none was found.</summary>
    public string? Version { get; init; }

    /// <summary>The folder of restored packages; null where there is none.</summary>
    public string? PackageFolder { get; init; }

    /// <summary>The step that does not end: <c>restore</c> or <c>build</c>.</summary>
    public string? HangsIn { get; init; }

    /// <summary>Whether somebody kills MSBuild during the build.</summary>
    public bool IsKilled { get; init; }

    /// <summary>Files that the build does not write.</summary>
    public IReadOnlyList<string> Omitted { get; init; } = [];

    /// <summary>A build with an error in a file.</summary>
    public static BuildScript Fails(string place, string code, string message) =>
        new() { Errors = [$"{place}: error {code}: {message} [a.csproj]"] };

    /// <summary>A restore that finds only versions that are too old.</summary>
    public static BuildScript TooOld(string package, string nearest, string? version = null) => new()
    {
        Missing = ("NU1102", package, $"Unable to find package {package}\n  - Found 1 version(s) in old [ Nearest version: {nearest} ]"),
        Version = version,
    };
}
