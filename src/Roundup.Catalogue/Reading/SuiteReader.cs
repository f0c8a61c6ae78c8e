using System.Text.Json;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>The members of suite files that stand for options of the command line, and those of them about the user's own data.</summary>
public sealed record OptionMembers(IReadOnlyList<string> All, IReadOnlyList<string> OfOwnData);

/// <summary>Reads suite files: JSON with comments and trailing commas.</summary>
public static class SuiteReader
{
    internal static IReadOnlyList<string> Members { get; } =
        ["title", "description", "serializers", "hierarchySerializers", "compressors", "datasets", "shapes", "operations", "targets",
            "baseline", "effort", "launches", "rounds", "warmupMs", "budgetSeconds", "extraColumns", "experiments",
            "only", "preferredShapes", "streams", "report", "ascii"];

    // What a suite says that says nothing.
    private static readonly SuiteDefinition s_blank = new() { Name = "", File = "", Title = "", Datasets = [] };

    private static readonly string[] s_datasetMembers = ["name", "counts", "oneInList"];

    private static readonly string[] s_reportMembers = ["joinTargets"];

    private static readonly Dictionary<string, CheckCategory> s_categories =
        Enum.GetValues<CheckCategory>().ToDictionary(category => category.Word());

    private static readonly string[] s_ownShapes = [.. Enum.GetNames<Shape>().Except([nameof(Shape.Preferred)])];

    /// <summary>Far above every effort, but small enough that a run ends.</summary>
    public const int MostLaunches = 1_000;
    private const int MostRounds = 1_000;
    private const int LongestWarmupMs = 600_000;
    private const int LongestBudget = 24 * 60 * 60;

    /// <param name="options">The members in addition, which are not read here; null: there are none.</param>
    /// <param name="basis">What holds where a file about the user's own data says nothing; null: as in other suites.</param>
    /// <exception cref="RoundupException">The file is malformed; the message names the file and the member.</exception>
    public static SuiteDefinition Read(string file, OptionMembers? options = null, SuiteDefinition? basis = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        using var document = WrittenJson.Read(file);
        var json = new SuiteJson(file, document.RootElement, "the suite", [.. Members, .. options?.All ?? []]);
        var isOwn = (options?.OfOwnData ?? []).Any(member => json.Member(member) is { ValueKind: not JsonValueKind.False });
        return Read(json, isOwn, (isOwn ? basis : null) ?? s_blank);
    }

    private static SuiteDefinition Read(SuiteJson json, bool isOwn, SuiteDefinition basis)
    {
        var name = NameOf(json.File);
        var serializers = json.Texts("serializers");
        var measured = (json.Member("effort") ?? json.Member("launches")) is null ? basis : s_blank;
        return new()
        {
            Name = name,
            File = json.File,
            IsOwn = isOwn,
            Title = json.Text("title") ?? (isOwn ? name : throw json.Error("title", "is missing: give the suite a title")),
            Description = json.Text("description"),
            Serializers = serializers ?? basis.Serializers,
            HierarchySerializers = json.Texts("hierarchySerializers") ?? (serializers is null ? basis.HierarchySerializers : []),
            Compressors = json.Texts("compressors") ?? basis.Compressors,
            Datasets = json.Elements("datasets")?.Select(e => Dataset(json, e)).ToList()
                ?? (isOwn ? [] : throw json.Error("datasets", "is missing: name at least one")),
            IsAscii = json.Flag("ascii") ?? basis.IsAscii,
            Shapes = json.Texts("shapes")?.Select(s => Enum.Parse<Shape>(json.OneOf("shapes", s, Enum.GetNames<Shape>()))).ToList()
                ?? basis.Shapes,
            PreferredShapes = json.Pairs("preferredShapes").ToDictionary(
                pair => pair.Name, pair => Enum.Parse<Shape>(json.OneOf("preferredShapes", pair.Text, s_ownShapes))),
            Streams = json.Text("streams") is { } streams
                ? Enum.Parse<StreamUse>(json.OneOf("streams", streams, Enum.GetNames<StreamUse>()))
                : basis.Streams,
            Operations = json.Texts("operations")
                ?.Select(s => Enum.Parse<Operation>(json.OneOf("operations", s, Enum.GetNames<Operation>()))).ToList() ?? basis.Operations,
            Targets = json.Texts("targets")?.Select(s => json.OneOf("targets", s, Target.All)).ToList() ?? basis.Targets,
            Baseline = Baselines(json, basis) is [var first, ..] ? first : null,
            FurtherBaselines = [.. Baselines(json, basis).Skip(1)],
            Effort = json.OneOf("effort", json.Text("effort") ?? basis.Effort, Effort.Names),
            Launches = json.Whole("launches", MostLaunches) ?? measured.Launches,
            Rounds = json.Whole("rounds", MostRounds) ?? measured.Rounds,
            WarmupMs = json.Whole("warmupMs", LongestWarmupMs) ?? measured.WarmupMs,
            Budget = json.Whole("budgetSeconds", LongestBudget) is { } seconds ? TimeSpan.FromSeconds(seconds) : measured.Budget,
            ExtraColumns = json.Texts("extraColumns") ?? basis.ExtraColumns,
            Experiments = json.Texts("experiments") ?? basis.Experiments,
            CheckCategories = json.Texts("only")?.Select(word => s_categories[json.OneOf("only", word, [.. s_categories.Keys])]).ToList()
                ?? basis.CheckCategories,
            JoinTargets = json.Member("report") is { } report
                ? new SuiteJson(json.File, report, "report", s_reportMembers).Flag("joinTargets")
                : basis.JoinTargets,
        };
    }

    // One serializer, or several: the first that has a number is the baseline.
    private static List<string> Baselines(SuiteJson json, SuiteDefinition basis) =>
        json.Member("baseline") is { ValueKind: JsonValueKind.Array } ? json.Texts("baseline")!
        : (json.Text("baseline") ?? basis.Baseline) is { } one ? [one]
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
