using System.Globalization;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Stored;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Merging;

// Joins files of one environment. All numbers of a table come from one file, so that a ratio is of one machine; launches are never pooled.
internal static class FileJoin
{
    public static ResultsFile Join(IReadOnlyList<NamedResults> files)
    {
        if (files is [var only])
        {
            return only.Results;
        }

        // Times are corrected by the speed of their own machine, so each file is estimated by itself.
        NamedResults[] ordered =
        [
            .. files.Select(file => file with { Results = FirstCallSummaries.Kept(SpeedEstimates.Kept(file.Results)) })
                .OrderBy(file => MergedShards.SplitOf(file.Results)?.Number ?? int.MaxValue)
                .ThenBy(file => file.Results.Run.Started),
        ];
        ResultsFile[] results = [.. ordered.Select(file => file.Results)];
        var run = results[0].Run;
        var comparesTargets = ComparedGroup.ComparesTargets(run.Report, run.BaselineTarget);
        ComparedGroup GroupOf(CaseResult result) => ComparedGroup.Of(result.Id.Table, comparesTargets);
        var owners = Owners(ordered, GroupOf);

        // Cases without a number stay where no other file has them.
        var taken = results.SelectMany((file, place) => file.Cases.Select(result => (Case: result, Place: place)))
            .OrderBy(one => owners[GroupOf(one.Case)] != one.Place)
            .DistinctBy(one => one.Case.Id)
            .OrderBy(one => one.Place)
            .ToList();
        var order = new PlanOrder(results);
        CaseResult[] cases = [.. taken.Select(one => one.Case).OrderBy(result => result.Id.Table, order)];
        RunPart[] parts = [.. results.SelectMany((file, place) => PartsOf(
            file, [.. owners.Where(group => group.Value == place).Select(group => group.Key)]))];
        return StoredNumbers.With(results[0] with
        {
            Run = Joined(run, [.. results.Select(file => file.Run)], parts),
            Machine = Worst([.. results.Select(file => file.Machine)]),
            Targets =
            [
                .. results.SelectMany(file => file.Targets).DistinctBy(target => target.Name)
                    .OrderBy(target => order.OfTarget(target.Name)),
            ],
            Serializers = InOrder(
                results.SelectMany(file => file.Serializers).GroupBy(serializer => serializer.Name).Select(serializers =>
                    serializers.OrderBy(serializer => serializer.Version is null).First() with { Code = CodeOf(serializers) }),
                serializer => serializer.Name,
                cases.Select(result => result.Id.Serializer)),
            Compressors = InOrder(
                results.SelectMany(file => file.Compressors).OrderBy(compressor => compressor.Version is null),
                compressor => compressor.Name,
                cases.Select(result => result.Id.Compressor)),
            Datasets =
            [
                .. results.SelectMany(file => file.Datasets).DistinctBy(data => (data.Name, data.Count, data.InList))
                    .OrderBy(data => order.OfDataset(data.Name)).ThenBy(data => data.Count),
            ],
            Notices = Notices(results, parts, cases.Length),
            Parts = parts,
            Cases = cases,
        });
    }

    private static Notice[] Notices(ResultsFile[] files, RunPart[] parts, int cases) =>
    [
        .. MergedShards.Missing(parts, cases),
        new(NoticeCode.SeveralMachines, parts.Length.ToString(CultureInfo.InvariantCulture)),
        .. files.SelectMany(file => file.Notices)
            .Where(notice => notice.Code is not (NoticeCode.ShardsMissing or NoticeCode.SeveralMachines))
            .DistinctBy(NoticeCatalogue.Text),
    ];

    // The file that each group of tables is taken from: the one that has numbers, else the first.
    private static Dictionary<ComparedGroup, int> Owners(NamedResults[] files, Func<CaseResult, ComparedGroup> groupOf)
    {
        var owners = new Dictionary<ComparedGroup, int>();
        var measured = new Dictionary<ComparedGroup, int>();
        foreach (var (place, file) in files.Index())
        {
            foreach (var group in file.Results.Cases.GroupBy(groupOf))
            {
                owners.TryAdd(group.Key, place);
                if (!group.Any(result => result.Experiments.Values.Any(part => part.Outcome == Outcome.Measured)))
                {
                    continue;
                }

                if (!measured.TryAdd(group.Key, place))
                {
                    var first = files[measured[group.Key]];
                    throw new ResultsFormatException(
                        $"{first.Name} and {file.Name} both have numbers of {group.Key}, which are never pooled: leave one of the files "
                        + "out, or merge it into another folder.");
                }
            }
        }

        foreach (var (group, place) in measured)
        {
            owners[group] = place;
        }

        return owners;
    }

    private static IEnumerable<RunPart> PartsOf(ResultsFile file, IReadOnlyList<ComparedGroup> groups) => file.Parts is { } parts
        ? parts.Select(part => part with { Groups = [.. part.Groups.Where(groups.Contains)] })
        :
        [
            new()
            {
                Shard = file.Run.Shard,
                Command = file.Run.Command,
                Machine = file.Machine,
                Started = file.Run.Started,
                Finished = file.Run.Finished,
                Groups = groups,
            },
        ];

    private static RunInfo Joined(RunInfo first, IReadOnlyList<RunInfo> runs, IReadOnlyList<RunPart> parts) => first with
    {
        Title = Common(runs, run => run.Title, $"parts of the suite {first.Suite}"),
        Description = Common(runs, run => run.Description, null),
        Shard = null,
        Command = string.Join("; ", parts.Select(part => part.Command).Distinct()),
        Started = runs.Min(run => run.Started),
        Finished = runs.Max(run => run.Finished),
        BuildSeconds = runs.Sum(run => run.BuildSeconds),
        VerifySeconds = runs.Sum(run => run.VerifySeconds),
        Interrupted = runs.Any(run => run.Interrupted),
        Experiments =
        [
            .. first.Experiments.Select(experiment => experiment with
            {
                MeasureSeconds = runs.SelectMany(run => run.Experiments)
                    .Where(other => other.Name == experiment.Name).Sum(other => other.MeasureSeconds),
            }),
        ],
    };

    private static SerializerCode? CodeOf(IEnumerable<SerializerInfo> serializers)
    {
        var codes = serializers.Select(serializer => serializer.Code).OfType<SerializerCode>().ToList();
        return codes.Count == 0 ? null : codes[0] with
        {
            Libraries = codes.SelectMany(code => code.Libraries).DistinctBy(library => library.Key).ToDictionary(),
        };
    }

    private static string? Common(IReadOnlyList<RunInfo> runs, Func<RunInfo, string?> text, string? otherwise) =>
        runs.Select(text).Distinct().ToList() is [var same] ? same : otherwise;

    private static MachineInfo Worst(IReadOnlyList<MachineInfo> machines) => machines[0] with
    {
        LoadBefore = machines.Max(machine => machine.LoadBefore),
        StealShare = machines.Max(machine => machine.StealShare),
        SpeedDrift = machines.Max(machine => machine.SpeedDrift),
    };

    private static IReadOnlyList<T> InOrder<T>(IEnumerable<T> infos, Func<T, string> name, IEnumerable<string> names)
    {
        var order = names.Distinct().Index().ToDictionary(one => one.Item, one => one.Index);
        return [.. infos.DistinctBy(name).OrderBy(info => order.GetValueOrDefault(name(info), int.MaxValue))];
    }
}
