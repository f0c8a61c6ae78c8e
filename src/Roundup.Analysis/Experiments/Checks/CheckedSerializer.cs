namespace Roundup.Analysis.Experiments.Checks;

/// <summary>One serializer on one target, over all probes that it was checked with.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Info">Its metadata.</param>
/// <param name="Target">The target.</param>
/// <param name="Version">The version of the library on the target; null where it is not known.</param>
/// <param name="Cells">The results of each category, or why none was run.</param>
/// <param name="Causes">The failures, each cause once: the most harmful first.</param>
public sealed record CheckedSerializer(
    string Name,
    SerializerInfo Info,
    string Target,
    string? Version,
    IReadOnlyDictionary<CheckCategory, CheckCell> Cells,
    IReadOnlyList<CheckCause> Causes)
{
    /// <summary>The least and the largest value of each limit over the probes, by the limit's name.</summary>
    public required IReadOnlyDictionary<string, (double Least, double Most)> Figures { get; init; }

    /// <summary>The probes with which all checks of a category were run.</summary>
    public required IReadOnlySet<(string Probe, CheckCategory Category)> WasRun { get; init; }

    /// <summary>How many checks of a category passed, by probe.</summary>
    public required IReadOnlyDictionary<(string Probe, CheckCategory Category), int> PassedOf { get; init; }

    /// <summary>How many probes the serializer was not built for, or does not support.</summary>
    public required int WithoutResult { get; init; }

    /// <summary>The failures, each kind by the first of its categories.</summary>
    public IReadOnlyDictionary<CheckCategory, IReadOnlyList<CheckKind>> Kinds { get; } =
        Causes.SelectMany(cause => cause.VersionsApart()).GroupBy(cause => cause.Categories[0])
            .ToDictionary(category => category.Key, CheckKind.Of);

    /// <summary>How many checks passed.</summary>
    public int Passed => Cells.Values.Sum(cell => cell.Passed);

    /// <summary>How many checks were run.</summary>
    public int Checks => Passed + Causes.Sum(cause => cause.Findings.Count);

    /// <summary>The serializers of a run, in alphabetical order, without those that no check was run with.</summary>
    public static IReadOnlyList<CheckedSerializer> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = SerializerInfos.Of(file);
        var rows = file.Cases.GroupBy(result => (result.Id.Serializer, Name: result.Id.SerializerName, result.Id.Table.Target));
        return
        [
            .. rows.OrderBy(row => row.Key.Name.ToUpperInvariant()).ThenBy(row => row.Key.Target)
                .Select(row => Of(infos[row.Key.Serializer], row.Key.Target, [.. row]) is not { } known ? null
                    : known with { Name = row.Key.Name, Version = VersionOf(file, known.Info, row.Key.Target) })
                .OfType<CheckedSerializer>(),
        ];
    }

    // The cases may be of several runs; null where no check was run.
    internal static CheckedSerializer? Of(SerializerInfo info, string target, IReadOnlyList<CaseResult> all)
    {
        var models = all.Where(result => result.Id.Table.Target == target).ToLookup(result => result.Id.Table);
        List<CheckedProbe> cases =
            [.. models.Where(model => model.Any(WereChecksRun)).Select(model => new CheckedProbe(model.Key.Dataset, Joined(model)))];
        var causes = CheckCause.Of(cases);
        return cases.Count == 0 ? null : new(info.Name, info, target, info.Version, CellsOf(cases, causes), causes)
        {
            Figures = FiguresOf(cases),
            WasRun = cases.SelectMany(probe => probe.WasRun).ToHashSet(),
            PassedOf = cases
                .SelectMany(probe => probe.Part.Passed, (probe, passed) => (Key: (probe.Name, passed.Key), Passed: passed.Value))
                .GroupBy(one => one.Key, one => one.Passed).ToDictionary(one => one.Key, one => one.Sum()),
            WithoutResult = models.Count - cases.Count,
        };
    }

    // The version, with the generator that it was built without: the failures are of this build.
    private static string? VersionOf(ResultsFile file, SerializerInfo info, string target) =>
        file.VersionOf(info, target) is { } version && info.BuiltWithout is { } package
            ? $"{version} without {package}"
            : file.VersionOf(info, target);

    private static CheckedCase Joined(IEnumerable<CaseResult> runs)
    {
        List<CheckedCase> parts = [.. runs.Select(result => result.Part).OfType<CheckedCase>()];
        return parts.Count == 1 ? parts[0] : new()
        {
            Passed = parts.SelectMany(part => part.Passed).ToDictionary(),
            Findings = [.. parts.SelectMany(part => part.Findings)],
            Figures = parts.SelectMany(part => part.Figures).ToDictionary(),
            Texts = [.. parts.SelectMany(part => part.Texts)],
            NotRun = parts.SelectMany(part => part.NotRun).ToDictionary(),
        };
    }

    /// <summary>Whether a check of a case was run.</summary>
    public static bool WereChecksRun(CaseResult result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return result.Part is CheckedCase { } part && part.Passed.Count + part.Findings.Count + part.Figures.Count > 0;
    }

    private static Dictionary<CheckCategory, CheckCell> CellsOf(IReadOnlyList<CheckedProbe> cases, IReadOnlyList<CheckCause> causes)
    {
        var cells = from category in Enum.GetValues<CheckCategory>()
                    let found = causes.Where(cause => cause.Categories.Contains(category)).ToList()
                    let isAsked = found.Count > 0 || cases.Any(probe => probe.Part.Passed.ContainsKey(category))
                    let reasons = cases.Select(probe => probe.Part.NotRun.GetValueOrDefault(category)).OfType<string>().Distinct()
                    let cell = new CheckCell(
                        cases.Sum(probe => probe.Part.Passed.GetValueOrDefault(category)), found, isAsked ? [] : [.. reasons])
                    where isAsked || cell.NotRun.Count > 0
                    select (category, cell);
        return cells.ToDictionary(pair => pair.category, pair => pair.cell);
    }

    private static Dictionary<string, (double Least, double Most)> FiguresOf(IEnumerable<CheckedProbe> cases) => cases
        .SelectMany(probe => probe.Part.Figures)
        .GroupBy(figure => figure.Key, figure => figure.Value)
        .ToDictionary(figure => figure.Key, figure => (figure.Min(), figure.Max()));
}

/// <summary>The results of one category.</summary>
/// <param name="Passed">The checks that passed.</param>
/// <param name="Causes">The failures, each cause once.</param>
/// <param name="NotRun">Why no check was run, each reason once; empty where some were.</param>
public sealed record CheckCell(int Passed, IReadOnlyList<CheckCause> Causes, IReadOnlyList<string> NotRun)
{
    /// <summary>Whether any check was run.</summary>
    public bool WasRun => NotRun.Count == 0;

    /// <summary>The most harmful outcome.</summary>
    public CheckOutcome Worst => Causes.Count == 0 ? CheckOutcome.Passed : Causes.Max(cause => cause.Outcome);

    /// <summary>The failures, each kind once over all probes.</summary>
    public IReadOnlyList<CheckKind> Kinds { get; } = CheckKind.Of(Causes);

    /// <summary>How many kinds of causes ended with <see cref="Worst"/>; where all checks passed, their number.</summary>
    public int Count => Causes.Count == 0 ? Passed : Kinds.Count(kind => kind.Outcome == Worst);
}

internal sealed record CheckedProbe(string Name, CheckedCase Part)
{
    public IEnumerable<(string Probe, CheckCategory Category)> WasRun =>
        Part.Passed.Keys.Union(Part.Findings.Select(finding => finding.Category)).Except(Part.NotRun.Keys)
            .Select(category => (Name, category));
}
