using Roundup.Analysis.Conditions;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Advising;

/// <summary>Finds the serializers that fit, by the same ranking that heads the report of a run (<see cref="Ranking"/>).</summary>
public static class Adviser
{
    /// <summary>The advice.</summary>
    /// <param name="run">The run that is ranked; it has the experiment speed.</param>
    /// <param name="needs">What is needed.</param>
    /// <param name="weights">What counts.</param>
    /// <param name="facts">What is known of a serializer.</param>
    public static Advice Advise(NamedResults run, IReadOnlyList<Need> needs, Weights weights, Func<SerializerInfo, SerializerFacts> facts)
    {
        ArgumentNullException.ThrowIfNull(run);
        ArgumentNullException.ThrowIfNull(needs);
        ArgumentNullException.ThrowIfNull(weights);
        ArgumentNullException.ThrowIfNull(facts);

        // One list of all rows: each table has a baseline of its own target.
        var file = AcceptedLosses.In(run.Results.Of(ExperimentNames.Speed));
        var tables = RunRows.Of(file with { Run = file.Run with { Report = null } }).Analysed();
        var infos = SerializerInfos.Of(file);
        var answers = file.Cases.Where(result => !infos[result.Id.Serializer].IsReference).DistinctBy(result => result.Id.SerializerName)
            .ToDictionary(
                result => result.Id.SerializerName,
                result => facts(infos[result.Id.Serializer]) with { Ranked = run })
            .ToDictionary(row => row.Key, row => needs.Select(need => (Need: need, Answer: need.Answer(row.Value))).ToList());
        bool Fits(string serializer) => answers.TryGetValue(serializer, out var all) && all.TrueForAll(one => one.Answer.IsMet == true);
        var rankings = Ranking.Of(tables, weights with { IsWithMapping = run.Results.Datasets.Any(data => data.IsOwn) }, Fits);
        var needsAot = needs.Any(need => need.Name == NeedList.NativeAotName);
        var ranking = rankings.FirstOrDefault(one => needsAot && TargetFamilies.Get(one.Target) == TargetFamily.NativeAot)
            ?? (rankings.Count > 0 ? rankings[0] : null);
        List<Suggestion> best =
            [.. (ranking?.Serializers ?? []).Where(line => line.Rivals is not null)
                .Select(line => new Suggestion(line, answers[line.Name]))];
        var ranked = best.Select(one => one.Line.Name).ToHashSet();
        var rejected = answers.Where(row => !ranked.Contains(row.Key))
            .Select(row => OfNeeds(row.Key, row.Value) ?? OfRun(row.Key, ranking, tables, run.Name))
            .OrderBy(row => row.Need is null ? needs.Count : needs.ToList().FindIndex(need => need.Name == row.Need)).ToList();
        return new(
            run,
            ranking,
            best,
            rejected.FindAll(one => one.Answer.IsMet == false),
            rejected.FindAll(one => one.Answer.IsMet is null));
    }

    /// <summary>The first call of both operations over the baseline's, by serializer: the mean over what is first in a process.</summary>
    public static IReadOnlyDictionary<string, double> FirstCalls(IEnumerable<NamedResults> runs, string baseline)
    {
        ArgumentNullException.ThrowIfNull(runs);
        var ratios =
            from run in runs
            where run.Results.Has(ExperimentNames.FirstCall)
            from type in FirstCallAnalysis.Analyse(run.Results.Of(ExperimentNames.FirstCall)).Rows
                .Where(row => row.First is not null && TargetFamilies.Get(row.Target) == TargetFamily.Jit)
                .GroupBy(row => (row.First!.Result.Id.Table with { Operation = default }))
            let rows = type.GroupBy(row => row.Name).ToDictionary(serializer => serializer.Key, serializer => serializer.ToList())
            where rows.ContainsKey(baseline)
            from row in rows
            where row.Value.Count == rows[baseline].Count
            select (row.Key, Ratio: row.Value.Sum(one => one.First!.Time.Median) / rows[baseline].Sum(one => one.First!.Time.Median));
        return ratios.GroupBy(one => one.Key).ToDictionary(row => row.Key, row => Math.Exp(row.Average(one => Math.Log(one.Ratio))));
    }

    // What is known against a serializer comes before what is not known of it.
    private static Rejection? OfNeeds(string serializer, List<(Need Need, NeedAnswer Answer)> answers) =>
        (answers.Find(one => one.Answer.IsMet == false) is { Need: not null } unmet ? unmet : answers.Find(one => one.Answer.IsMet is null))
            is { Need: not null } first ? new(serializer, first.Need.Name, first.Answer) : null;

    private static Rejection OfRun(string serializer, Ranking? ranking, IReadOnlyList<AnalysedTable> tables, string source)
    {
        var scope = tables.Where(table => ranking is null || (table.Id.Target, table.Id.Shape) == (ranking.Target, ranking.Shape))
            .SelectMany(table => table.Rows).Where(one => one.Result.Id.SerializerName == serializer).ToList();
        var failed = scope.Find(one => one.Time is null && new KnownCase(source, one.Result) is { IsTried: true, Ran: false });
        var lossy = scope.Find(one => one.Result.Fidelity == Fidelity.Lossy);
        NeedAnswer Answer(bool? isMet, string fact, string? detail = null) => new(isMet, fact) { Source = source, Detail = detail };
        if (scope.Find(one => one.Conditions.WithoutGenerator is not null)?.Conditions.WithoutGenerator is { } package)
        {
            return new(serializer, null, Answer(null, SerializerConditions.Missing(package)));
        }

        return new(serializer, null, failed is not null
            ? Answer(false, "was not measured on all of the data", new KnownCase(source, failed.Result).Text)
            : lossy is not null ? Answer(false, "loses data", string.Join("; ", lossy.Result.Lost))
            : scope.Count == 0 ? Answer(null, $"was not measured as {ranking?.Shape} on {ranking?.Target}")
            : scope.Find(one => one.Time is null) is { } missing
                ? Answer(null, $"{missing.Result.Outcome.Word()}, so not measured", missing.Result.Reason)
            : Answer(null, "lacks some of what counts"));
    }
}

/// <summary>Which serializers fit: those of one target and shape of a run, the best first, and why the others do not.</summary>
/// <param name="Run">The run that is ranked.</param>
/// <param name="Ranking">The serializers that meet the needs, over all tables; null where none of them has a number.</param>
/// <param name="Best">The serializers with a rank, the best first.</param>
/// <param name="Excluded">The other serializers that something is known against.</param>
/// <param name="NotKnown">The serializers of which it is not known whether they fit.</param>
public sealed record Advice(
    NamedResults Run,
    Ranking? Ranking,
    IReadOnlyList<Suggestion> Best,
    IReadOnlyList<Rejection> Excluded,
    IReadOnlyList<Rejection> NotKnown);

/// <summary>A serializer that fits.</summary>
/// <param name="Line">Its numbers.</param>
/// <param name="Needs">What is needed, and how it is known that the serializer has it.</param>
public sealed record Suggestion(RankedSerializer Line, IReadOnlyList<(Need Need, NeedAnswer Answer)> Needs);

/// <summary>A serializer that does not fit, or may not.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Need">The need that it does not meet; null where the ranked run says so.</param>
/// <param name="Answer">The fact.</param>
public sealed record Rejection(string Serializer, string? Need, NeedAnswer Answer);
