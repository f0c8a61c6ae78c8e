using System.Globalization;
using Roundup.Analysis;
using Roundup.Analysis.Conditions;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Contracts;
using Roundup.Reporting.Facts;
using Roundup.Results;
using Roundup.Site.Commands;

namespace Roundup.Site.Article;

/// <summary>A run that the article quotes, with all ratios over one row. What it lacks is an error that names the reference.</summary>
/// <param name="name">The name of the run.</param>
/// <param name="file">Its results.</param>
/// <param name="sheets">What is known of rows.</param>
internal sealed class ArticleRun(string name, ResultsFile file, IReadOnlyList<GatheredSheet> sheets)
{
    /// <summary>The rows that the ratios of the article are to: of a run, the first one that it has.</summary>
    private static readonly string[] s_baselines = [SerializerSpeeds.Baseline, "System.Text.Json/derived-types"];

    private readonly Dictionary<(string?, string?, string?, Shape?), Ranking> _rankings = [];

    private readonly SerializerInfos _infos = SerializerInfos.Of(file);

    public ResultsFile File => file;

    /// <summary>The row that the ratios of this run are to.</summary>
    public string Baseline => s_baselines.FirstOrDefault(name => file.Serializers.Any(info => info.Name == name))
        ?? throw Lacks($"has none of the baselines of ratios: {string.Join(", ", s_baselines)}");

    /// <summary>The tables of warm calls.</summary>
    public AnalysedRun Speed => field ??= RoundupResults.Speed(file, Baseline) ?? throw Lacks("measured no warm calls");

    /// <summary>The conditions of a picture that is shown alone.</summary>
    public IReadOnlyList<string> Footer() =>
    [
        string.Create(
            CultureInfo.InvariantCulture,
            $"Roundup, run {name} of {file.Run.Started:yyyy-MM-dd}; {file.Machine.Cpu}, {file.Machine.LogicalCpus} logical processors."),
    ];

    /// <summary>
    /// A text that leads to what the run says of a serializer's library; null: to the run, or in a table of the site to what it says of the
    /// library of the line.
    /// </summary>
    public string Link(string text, string? serializer = null) => serializer is not null
        ? $"[{text}]({Path}#{serializer.Split('/', '@', ' ')[0]})"
        : text == name ? $"[{name}]" : $"[{text}][{name}]";

    /// <summary>The results file, as seen from the article.</summary>
    public string Path => $"results/{name}.json.br";

    /// <summary>The rows of first calls.</summary>
    public FirstCallRun FirstCalls => field ??= RoundupResults.FirstCalls(file, Baseline) ?? throw Lacks("measured no first calls");

    /// <summary>The rows over the tables of a dataset and a target; null: of all datasets, and of the first target.</summary>
    /// <param name="data">The dataset.</param>
    /// <param name="target">The target.</param>
    /// <param name="baseline">A row, or <c>row@target</c>, to compare with instead of the usual one.</param>
    /// <param name="shape">The shape; null: the first one, Bytes where it was measured.</param>
    public Ranking Ranking(string? data = null, string? target = null, string? baseline = null, Shape? shape = null)
    {
        if (!_rankings.TryGetValue((data, target, baseline, shape), out var known))
        {
            var speed = baseline is null ? Speed : RoundupResults.Speed(file, baseline)!;
            var tables = speed.Tables.Where(table => data is null || table.Id.Dataset == data).ToList();
            known = Analysis.Rankings.Ranking.Of(tables, Weights.Usual, IsTaken)
                    .FirstOrDefault(one => (target is null || one.Target == target) && (shape is null || one.Shape == shape))
                ?? throw Lacks($"has no ratios of {data ?? "any data"} on {target ?? "any target"}");
            _rankings.Add((data, target, baseline, shape), known);
        }

        return known;
    }

    /// <summary>
    /// Whether a row may stand in the article: it was checked, and its library is not dead, archived or dangerous. What else holds of it,
    /// its name says (<see cref="Named"/>).
    /// </summary>
    public bool IsTaken(string serializer) => sheets.Any(sheet => sheet.Serializer == serializer.Split('@')[0]
        && sheet.Checked is not null && sheet.Status is "maintained" or "dormant");

    /// <summary>The tool that a row was built without; null where it has all that it needs.</summary>
    public string? BuiltWithout(string serializer) => _infos[serializer].BuiltWithout;

    /// <summary>A serializer with the conditions of its numbers in this run.</summary>
    public string Named(string serializer) =>
        string.Join(", ", Conditions(serializer)) is { Length: > 0 } all ? $"{serializer} ({all})" : serializer;

    /// <summary>The conditions of a row's numbers in this run.</summary>
    public IEnumerable<string> Conditions(string serializer)
    {
        if (BuiltWithout(serializer) is { } tool)
        {
            yield return $"without {tool}";
        }

        if (sheets.FirstOrDefault(sheet => sheet.Serializer == serializer)?.Answers["safe-by-default"].IsMet == false)
        {
            yield return SerializerConditions.Unsafe.ToLowerInvariant();
        }
    }

    /// <summary>A row of a ranking.</summary>
    public RankedSerializer FindSerializer(string serializer, string? data = null, string? target = null, string? baseline = null,
        Shape? shape = null) =>
        Ranking(data, target, baseline, shape).Serializers.FirstOrDefault(one => one.Name == serializer)
            ?? throw Lacks($"has no number of {serializer} for {data ?? "its data"} on {target ?? "its first target"}");

    /// <summary>The time of a row's first call to deserialize on a target, ns; null where it has none.</summary>
    public FirstCallRange? FirstCall(string serializer, string target) => FirstCalls.Rows.FirstOrDefault(one =>
        one.Name == serializer && one.Target == target && one is { Operation: Operation.Deserialize, First: not null })?.First!.Time;

    /// <summary>Why a row has no first call on a target.</summary>
    public string WithoutFirstCall(string serializer, string target)
    {
        var cases = file.Of(ExperimentNames.FirstCall).Cases;
        return cases.FirstOrDefault(one => one.Id.Serializer == serializer && one.Id.Table.Target == target)?.Outcome switch
        {
            null or Outcome.Skipped => "not tried",
            Outcome.Unavailable or Outcome.BuildFailed => "not built",
            { } outcome => outcome.Word(),
        };
    }

    /// <summary>What the run says of a row's library.</summary>
    public SerializerInfo Info(string serializer) => Find(serializer) ?? throw Lacks($"does not have {serializer}");

    public SiteException Lacks(string what) => new($"the run {name} {what}");

    private SerializerInfo? Find(string serializer) => file.Serializers.FirstOrDefault(info => info.Name == serializer);
}

/// <summary>The stored runs by name, each read when the first reference needs it.</summary>
internal sealed class ArticleRuns(Func<string, ResultsFile?> read, IReadOnlyList<GatheredSheet> sheets)
{
    private readonly SortedDictionary<string, ArticleRun> _runs = new(StringComparer.Ordinal);

    /// <summary>Those that were referred to, by name.</summary>
    public IEnumerable<KeyValuePair<string, ArticleRun>> Used => _runs;

    public ArticleRun this[string name]
    {
        get
        {
            if (!_runs.TryGetValue(name, out var run))
            {
                run = new(name, read(name) ?? throw new SiteException(
                    $"docs/results has no run {name}: measure it with tools/measure-roundup.cs"), sheets);
                _runs.Add(name, run);
            }

            return run;
        }
    }
}
