using System.Text.Json;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads suite files: JSON with comments and trailing commas.</summary>
public static class SuiteReader
{
    private static readonly string[] s_members =
        ["title", "description", "serializers", "hierarchySerializers", "compressors", "datasets", "shapes", "operations", "targets",
            "baseline", "effort", "launches", "rounds", "warmupMs", "budgetSeconds", "extraColumns", "experiments",
            "checkColumns", "preferredShapes", "streams", "report", "ascii"];

    private static readonly string[] s_datasetMembers = ["name", "counts", "oneInList"];

    private static readonly string[] s_reportMembers = ["joinTargets"];

    private static readonly Dictionary<string, CheckCategory> s_columns =
        Enum.GetValues<CheckCategory>().ToDictionary(category => category.Word());

    private static readonly string[] s_ownShapes = [.. Enum.GetNames<Shape>().Except([nameof(Shape.Preferred)])];

    /// <summary>Far above every effort, but small enough that a run ends.</summary>
    public const int MostLaunches = 1_000;
    private const int MostRounds = 1_000;
    private const int LongestWarmupMs = 600_000;
    private const int LongestBudget = 24 * 60 * 60;

    /// <exception cref="RoundupException">The file is malformed; the message names the file and the member.</exception>
    public static SuiteDefinition Read(string file)
    {
        ArgumentNullException.ThrowIfNull(file);
        using var document = WrittenJson.Read(file);
        return Read(new SuiteJson(file, document.RootElement, "the suite", s_members));
    }

    private static SuiteDefinition Read(SuiteJson json) => new()
    {
        Name = NameOf(json.File),
        File = json.File,
        Title = json.Text("title") ?? throw json.Error("title", "is missing: give the suite a title"),
        Description = json.Text("description"),
        Serializers = json.Texts("serializers") ?? ["*"],
        HierarchySerializers = json.Texts("hierarchySerializers") ?? [],
        Compressors = json.Texts("compressors") ?? [CaseId.NoCompressor],
        Datasets = json.Elements("datasets")?.Select(e => Dataset(json, e)).ToList()
            ?? throw json.Error("datasets", "is missing: name at least one"),
        IsAscii = json.Flag("ascii") ?? false,
        Shapes = json.Texts("shapes")?.Select(s => Enum.Parse<Shape>(json.OneOf("shapes", s, Enum.GetNames<Shape>()))).ToList()
            ?? [Shape.Bytes],
        PreferredShapes = json.Pairs("preferredShapes").ToDictionary(
            pair => pair.Name, pair => Enum.Parse<Shape>(json.OneOf("preferredShapes", pair.Text, s_ownShapes))),
        Streams = json.Text("streams") is { } streams
            ? Enum.Parse<StreamUse>(json.OneOf("streams", streams, Enum.GetNames<StreamUse>()))
            : null,
        Operations = json.Texts("operations")?.Select(s => Enum.Parse<Operation>(json.OneOf("operations", s, Enum.GetNames<Operation>())))
            .ToList() ?? [Operation.Serialize, Operation.Deserialize],
        Targets = json.Texts("targets")?.Select(s => json.OneOf("targets", s, Target.All)).ToList() ?? [Target.Default],
        Baseline = Baselines(json) is [var first, ..] ? first : null,
        FurtherBaselines = [.. Baselines(json).Skip(1)],
        Effort = json.OneOf("effort", json.Text("effort") ?? "standard", Effort.Names),
        Launches = json.Whole("launches", MostLaunches),
        Rounds = json.Whole("rounds", MostRounds),
        WarmupMs = json.Whole("warmupMs", LongestWarmupMs),
        Budget = json.Whole("budgetSeconds", LongestBudget) is { } seconds ? TimeSpan.FromSeconds(seconds) : null,
        ExtraColumns = json.Texts("extraColumns") ?? [],
        Experiments = json.Texts("experiments") ?? [ExperimentNames.Speed],
        CheckCategories =
            [.. (json.Texts("checkColumns") ?? []).Select(word => s_columns[json.OneOf("checkColumns", word, [.. s_columns.Keys])])],
        JoinTargets = json.Member("report") is { } report
            ? new SuiteJson(json.File, report, "report", s_reportMembers).Flag("joinTargets")
            : null,
    };

    // One serializer, or several: the first that has a number is the baseline.
    private static List<string> Baselines(SuiteJson json) =>
        json.Member("baseline") is { ValueKind: JsonValueKind.Array } ? json.Texts("baseline")!
        : json.Text("baseline") is { } one ? [one]
        : [];

    private static string NameOf(string file)
    {
        var name = Path.GetFileNameWithoutExtension(file);
        return NameRule.Problem(name) is { } problem
            ? throw new RoundupException(ExitCode.Usage, $"A suite is named after its file, {file}, whose name {problem}.")
            : name;
    }

    private static SuiteDataset Dataset(SuiteJson json, JsonElement element)
    {
        if (element.ValueKind == JsonValueKind.String)
        {
            return new SuiteDataset(element.GetString()!, null);
        }

        var entry = new SuiteJson(json.File, element, "an entry of datasets", s_datasetMembers);
        var name = entry.Text("name") ?? throw json.Error("datasets", "has an entry without a name");
        var counts = entry.Elements("counts")?.Select(c => Count(json, c)).ToList();
        return new SuiteDataset(name, counts)
        {
            OneInList = entry.Flag("oneInList") ?? false,
        };
    }

    private static int Count(SuiteJson json, JsonElement element) =>
        element.ValueKind == JsonValueKind.Number && element.TryGetInt32(out var count) && count > 0
            ? count
            : throw json.Error("counts", $"holds {SuiteJson.Raw(element)}, which is not a whole number above 0");
}
