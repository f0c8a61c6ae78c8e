using System.Globalization;
using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Reading;

internal sealed class DatasetFolders(string root, bool isOwn = false) : IDatasetSource
{
    // Maximum length of a value in an error message, characters.
    private const int Shown = 64;

    private static readonly char[] s_separators = [' ', ',', ';'];

    public IEnumerable<DatasetDefinition> Read() => ProjectFolders.In(root, "datasets").Select(Definition)
        .Concat(ProjectFolders.In(root, "probes").SelectMany(Probes))
        .Select(dataset => isOwn ? dataset with { OwnFolder = root } : dataset);

    private static DatasetDefinition Definition(string file)
    {
        var project = ProjectXml.Load(file);
        var folder = Path.GetDirectoryName(file)!;
        var name = Path.GetFileName(folder);
        if (NameRule.Problem(name) is { } problem)
        {
            throw new RoundupException(ExitCode.Usage, $"A dataset is named after its folder, {folder}, whose name {problem}.");
        }

        var shared = Neighbour(project, folder);
        var root = project.Required("Root");
        return new DatasetDefinition
        {
            Name = name,
            Origin = file,
            Description = project.Required("Description"),
            Root = root,
            Values = project.Required("Values"),
            IsDocument = Flag(project, "Document"),
            Counts = Counts(project),
            Source = project.Property("Source"),
            SampleSet = project.Property("SampleSet"),
            NeedsUnicode = Flag(project, "NeedsUnicode"),
            IsJsonSnakeCase = JsonNames(project),
            JsonArrays = JsonArrays(project),
            Content = shared is null
                ? new DatasetFolder(file, ModelFiles(folder))
                : new DatasetFolder(file, ModelFiles(Path.GetDirectoryName(shared)!))
                {
                    Renamed = (NamespaceOf(ProjectXml.Load(shared).Required("Root")), NamespaceOf(root)),
                },
        };
    }

    // The probes of a set: the items of its project file, with a file each beside it.
    private static IEnumerable<DatasetDefinition> Probes(string file)
    {
        var project = ProjectXml.Load(file);
        var folder = Path.GetDirectoryName(file)!;
        var set = new ProbeSet(Path.GetFileNameWithoutExtension(file), project.Property("Suffix") ?? "", Partner(project, folder));
        foreach (var item in project.Items("Probe"))
        {
            var name = project.RequiredNameAttribute(item, "Include");
            var space = $"Roundup.Probes.{name}";
            yield return new DatasetDefinition
            {
                Name = name + set.Suffix,
                Origin = file,
                Description = project.RequiredAttribute(item, "Description"),
                Root = $"{space}.Message",
                Values = $"{space}.MessageValues",
                Counts = [1],
                Probe = set,
                IsOfMembers = ProjectXml.Attribute(item, "OfMembers") == "true",
                Content = new DatasetFolder(file, [Path.Combine(folder, name + ".cs")]) { Version = set.Suffix },
            };
        }
    }

    // The set of the other version, whose project file is beside this one; null if there is none.
    private static string? Partner(ProjectXml project, string folder)
    {
        const string Property = "Partner";
        return project.Property(Property) is null ? null
            : project.RequiredName(Property) is var name && File.Exists(Path.Combine(folder, name + ".csproj")) ? name
            : throw project.PropertyError(Property, $"names {name}, which is not a set of probes in the same folder");
    }

    // The project file of the dataset whose model this one has, beside this one's folder; null if it has its own.
    private static string? Neighbour(ProjectXml project, string folder)
    {
        const string Property = "ModelOf";
        if (project.Property(Property) is null)
        {
            return null;
        }

        var name = project.RequiredName(Property);
        var file = Path.Combine(folder, "..", name, name + ".csproj");
        return File.Exists(file)
            ? Path.GetFullPath(file)
            : throw project.PropertyError(Property, $"names {name}, which is not a dataset in the same folder");
    }

    private static string NamespaceOf(string type) => type[..Math.Max(0, type.LastIndexOf('.'))];

    private static bool JsonNames(ProjectXml project) => project.Property("JsonNames") switch
    {
        null => false,
        "snake_case" => true,
        var text => throw project.PropertyError("JsonNames", $"is '{Shortened.To(Shown, text)}', and only snake_case is known"),
    };

    private static List<(string Type, int Least)> JsonArrays(ProjectXml project)
    {
        var arrays = new List<(string, int)>();
        foreach (var word in (project.Property("JsonArrays") ?? "").Split(s_separators, StringSplitOptions.RemoveEmptyEntries))
        {
            arrays.Add(word.Split(':') is [{ Length: > 0 } type, var digits]
                && int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var least)
                && least > 0
                    ? (type, least)
                    : throw project.PropertyError(
                        "JsonArrays",
                        $"holds '{Shortened.To(Shown, word)}', which is not a type with its least number of elements, such as Position:2"));
        }

        return arrays;
    }

    private static bool Flag(ProjectXml project, string name) => project.Property(name) switch
    {
        null or "false" => false,
        "true" => true,
        var text => throw project.PropertyError(name, $"is '{Shortened.To(Shown, text)}', which is neither true nor false"),
    };

    private static List<int> Counts(ProjectXml project)
    {
        var counts = new List<int>();
        foreach (var word in project.Required("Counts").Split(s_separators, StringSplitOptions.RemoveEmptyEntries))
        {
            var digits = word.Replace("_", "", StringComparison.Ordinal);
            if (!int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var count) || count < 1)
            {
                throw project.PropertyError("Counts", $"holds '{Shortened.To(Shown, word)}', which is not a whole number above 0");
            }

            counts.Add(count);
        }

        return counts;
    }

    private static List<string> ModelFiles(string folder)
    {
        var single = Path.Combine(folder, "Model.cs");
        var many = Path.Combine(folder, "Model");
        List<string> files = File.Exists(single) ? [single] : [];
        if (Directory.Exists(many))
        {
            files.AddRange(Directory.EnumerateFiles(many, "*.cs", SearchOption.AllDirectories).Order(StringComparer.Ordinal));
        }

        return files.Count > 0
            ? files
            : throw new RoundupException(ExitCode.Usage, $"{folder} has no model: add Model.cs, or a folder Model with *.cs.");
    }
}

// ModelFiles: the absolute paths of the source files of the model: Model.cs, or all files in Model/.
internal sealed record DatasetFolder(string ProjectFile, IReadOnlyList<string> ModelFiles) : IDatasetContent
{
    // The namespace of a model that another dataset defines, and the one that replaces it: a worker contains all datasets, so each needs a
    // separate namespace. Null if the dataset defines its model.
    public (string From, string To)? Renamed { get; init; }

    // The version of the model of a probe, empty where there is one; null: no probe.
    public string? Version { get; init; }

    public IReadOnlyList<ModelText> ReadModel() => [.. ModelFiles.Select(file => new ModelText(file, Text(file)))];

    public string ValuesProject(string folder) => ProjectFile;

    private string Text(string file) => Version is { } version ? ProbeSource.Model(File.ReadAllText(file), version)
        : Renamed is var (from, to)
        ? Regex.Replace(File.ReadAllText(file), $@"(?m)^(\s*namespace\s+){Regex.Escape(from)}(?=[\s;{{]|$)", "${1}" + to)
        : File.ReadAllText(file);
}
