using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Facts;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Facts;

/// <summary>Gathers the facts of rows, once for facts.json, pages and articles; a pure function of runs and catalogue.</summary>
public static class SerializerSheets
{
    /// <summary>A sheet for each row of the libraries, in their order.</summary>
    /// <param name="libraries">The libraries.</param>
    /// <param name="runs">All runs.</param>
    /// <param name="model">What the catalogue and the compiler of models know.</param>
    /// <param name="versions">Runs of several versions of a library, of which only the versions with a failure are told.</param>
    public static IReadOnlyList<GatheredSheet> Create(
        IReadOnlyList<SheetLibrary> libraries, IReadOnlyList<NamedResults> runs, ModelFacts model, IReadOnlyList<NamedResults> versions)
    {
        ArgumentNullException.ThrowIfNull(libraries);
        ArgumentNullException.ThrowIfNull(runs);
        var histories = SerializerVersions.In(versions);
        NamedResults[] newest = [.. runs.OrderByDescending(run => run.Results.Run.Started)];
        var sources = newest.ToDictionary(run => run.Name, SourceOf);
        var facts = SerializerFacts.In(newest, model);
        var (speeds, calls) = (SerializerSpeeds.Find(newest), SerializerFirstCalls.Find(newest));
        var named = newest.ToDictionary(run => run.Name);
        return
        [
            .. from library in libraries
            from row in library.Serializers
            let info = library.Infos.Where(info => info.Name == row)
                .MaxBy(info => info.Version is not null)!
            let known = facts(info)
            let history = histories.GetValueOrDefault(row)
            select Create(known, sources) with
            {
                Anchor = $"{SheetLibrary.Folder}/{library.Page}.html#{library.AnchorOf(row)}",
                Library = library.Name,
                Status = library.Status,
                StatusReason = library.StatusReason,
                Speed = [.. speeds[row]],
                FirstCalls = [.. calls[row]],
                Issues = library.Issues,
                Check = SerializerChecks.Find(known, named, history.History),
                Versions = history.History is null ? null : SerializerVersions.Of(history.History, history.Source),
            },
        ];
    }

    /// <summary>A run as a source of facts.</summary>
    public static FactSource SourceOf(NamedResults run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(run.Name, $"roundup {run.Results.Run.Command}", DateOnly.FromDateTime(run.Results.Run.Started.UtcDateTime));
    }

    private static GatheredSheet Create(SerializerFacts facts, Dictionary<string, FactSource> sources)
    {
        var info = facts.Info;
        var tried = facts.Cases.Where(one => one.Ran)
            .GroupBy(one => one.Result.Id.Table.Dataset).OrderBy(data => data.Key, StringComparer.Ordinal).ToList();
        return new()
        {
            Facts = facts,
            Anchor = "",
            Serializer = info.Name,
            Library = info.Library,
            Package = info.Package,
            Version = info.Version,
            Released = info.Released,
            NewestKnown = info.NewestKnown,
            LastRelease = info.LastRelease,
            Format = facts.Model.Documented(info)?.Format ?? info.Format,
            FormatDetails = info.FormatDetails,
            Licence = info.Licence,
            Home = info.Home,
            Status = "",
            Needs = info.Needs,
            Answers = NeedList.All.ToDictionary(need => need.Name, need => Create(need.Answer(facts), sources)),
            Exact = [.. tried.Where(data => data.All(one => one.Result.Fidelity == Fidelity.Exact)).Select(data => data.Key)],
            Losses =
            [
                .. from data in tried
                let lossy = data.Where(one => one.Result.Fidelity == Fidelity.Lossy).ToList()
                where lossy.Count > 0
                select new SerializerLoss(data.Key, [.. lossy.SelectMany(one => one.Result.Lost).Distinct()], sources[lossy[0].Source]),
            ],
            NativeAot = DeploymentOf(facts, sources),
            Speed = [],
        };
    }

    private static SerializerAnswer Create(NeedAnswer answer, Dictionary<string, FactSource> sources)
    {
        var run = answer.Source is null ? null : sources.GetValueOrDefault(answer.Source);
        return new(answer.IsMet, answer.Fact)
        {
            Detail = answer.Detail,
            Beside = answer.Beside,
            Source = run,
            Page = run is null ? answer.Source : null,
            FindOut = answer.Command is { } arguments ? "roundup " + CommandWords.Quoted(arguments) : null,
        };
    }

    private static SerializerDeployment? DeploymentOf(SerializerFacts facts, Dictionary<string, FactSource> sources)
    {
        var published = facts.Cases.Where(one => TargetFamilies.Get(one.Result.Id.Table.Target) == TargetFamily.NativeAot
            && (one.Result.AotWarnings ?? one.Result.DeployedBytes) is not null).ToList();
        var first = published.Find(one => one.Result.AotWarnings is not null) ?? published.FirstOrDefault();
        var same = published.FindAll(one => one.Source == first!.Source && one.Result.Id.Table.Target == first.Result.Id.Table.Target);
        return first is null ? null : new(
            sources[first.Source],
            first.Result.Id.Table.Target,
            same.Max(one => one.Result.AotWarnings),
            same.Min(one => one.Result.DeployedBytes));
    }
}
