using Roundup.Analysis.Changes;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Run;

internal static class RunMessages
{
    // resumed: the folder of the run that is resumed; null for a new run.
    public static string Started(Plan plan, string? resumed)
    {
        var compressors = plan.Cases.Select(c => c.Compressor).OfType<CatalogueCompressor>().Distinct().Count();
        string[] counts =
        [
            CountText.Format(plan.Cases.Count, "case"),
            CountText.Format(plan.Cases.Select(c => c.Id.Serializer).Distinct().Count(), "serializer"),
            .. compressors == 0 ? (string[])[] : [CountText.Format(compressors, "compressor")],
            CountText.Format(plan.Cases.Select(c => (c.Id.Table.Dataset, c.Id.Table.Count)).Distinct().Count(), "set") + " of data",
        ];
        var names = plan.Experiments is [_] ? "" : $"experiments {string.Join(", ", plan.Experiments.Select(planned => planned.Name))}; ";
        var shard = plan.Shard is null ? "" : $"shard {plan.Shard}: ";
        var line = $"{plan.Title ?? plan.Suite}: {shard}{string.Join(", ", counts)}; {names}"
            + $"effort {plan.Experiments[0].Effort.Name}, seed {plan.Seed}" + Comparison(plan);
        return resumed is null ? line : $"Resuming {resumed}{Environment.NewLine}{line}";
    }

    public static string Ended(RunOutcome outcomes, string resume)
    {
        var isOne = outcomes.Experiments.Count == 1;
        var verb = string.Join(" or ", outcomes.Experiments.Select(experiment => experiment.Report.Done).Distinct());
        var measured = string.Join("; ", outcomes.Experiments.Select(experiment =>
            $"{experiment.Done} of {CountText.Format(experiment.Cases.Count, "case")} {experiment.Report.Done}"
            + (isOne ? "" : $" ({experiment.Report.Experiment})")));
        return outcomes.Code switch
        {
            ExitCode.Interrupted => $"Interrupted with {measured}; the results so far are kept. Resume with:  {resume}",
            ExitCode.NothingMeasured when outcomes.IsAnyDone =>
                $"{measured}, but no {NameList.Format(outcomes.NotCompared, outcomes.NotCompared.Count)} of both sides to compare: the "
                    + "report "
                + "gives the reason for each case.",
            ExitCode.NothingMeasured => $"Nothing was {verb}: the report gives the reason for each case.",
            ExitCode.SomeFailed => $"{measured}{Failing(outcomes)}: the report gives the reasons.",
            ExitCode.Regressed => $"{measured}; the comparison found a regression.",
            _ => $"{measured}.",
        };
    }

    // Says where files with values of the data are left. A run that ends normally removes them.
    public static string Private(string folder) =>
        $"Payloads with values of the data stay in {folder}, which only you can read, for the resumed run, which removes them. "
        + "If you do not resume it, delete that folder.";

    // How many serializers fail the run, and how their cases ended: ; 2 serializers failed (2 wrong, 1 crashed).
    private static string Failing(RunOutcome outcomes) => outcomes.Failing.Count == 0
        ? "; Roundup itself failed"
        : $"; {CountText.Format(outcomes.FailingSerializers, "serializer")} failed (" + string.Join(", ", outcomes.Failing
            .CountBy(result => result.Outcome is Outcome.Measured or Outcome.Skipped ? "lossy" : result.Outcome.Word())
            .Select(counted => $"{counted.Value} {counted.Key}")) + ")";

    // Empty where nothing is compared.
    private static string Comparison(Plan plan)
    {
        if (plan.Comparison is not { } comparison
            || plan.Experiments.FirstOrDefault(known => known.Name == ExperimentNames.Speed) is not { } speed)
        {
            return "";
        }

        var candidates = comparison.Pairs.Select(pair => pair.Candidate).ToHashSet();
        var cases = plan.Cases.Count(planned => candidates.Contains(planned.Id.Serializer) && speed.Takes(planned.Id));
        var (least, most) = PairedRun.Expected(comparison, cases, speed.Effort.MostLaunches);
        return $"{Environment.NewLine}Comparison of {CountText.Format(cases, "case")} in {Launches(speed.Effort)}: "
            + $"at the end, a change of {least * 100:0.0} to {most * 100:0.0} % is found with a probability of 90 %, if processes differ "
            + "as much as usual.";
    }

    private static string Launches(Effort effort) =>
        (effort.Launches == effort.MostLaunches ? ""
            : $"{effort.Launches} to ") + CountText.Format(effort.MostLaunches, "launch", "launches");
}

internal static class OwnFolderNotices
{
    // Names that a notice lists; of more it gives the number.
    private const int Most = 8;

    // A folder is called by its last name: results hold no path of the machine.
    public static IEnumerable<Notice> Create(Plan plan) =>
        from used in plan.Cases.SelectMany(planned => new (string? Folder, string Name)[]
        {
            (planned.Library.OwnFolder, planned.Serializer.FullName),
            (planned.Compressor?.Compressor.OwnFolder, planned.Compressor?.Configuration.FullName ?? ""),
            (planned.Dataset.OwnFolder, planned.Dataset.Name),
        })
        where used.Folder is not null
        group used.Name by used.Folder into names
        select new Notice(NoticeCode.OwnFolder, NameList.Format([.. names.Distinct()], Most), Path.GetFileName(names.Key));
}
