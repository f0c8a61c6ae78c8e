using Roundup.Catalogue;
using Roundup.Contracts;
using Roundup.Reporting;
using Roundup.Results.Messages;

namespace Roundup.Cli.Commands.Run;

// IsStrict: a serializer that loses, lacks or cannot do anything fails the run.
internal sealed record RunOutcome(
    IReadOnlyList<IExperimentReport> Reports, ResultsFile File, IReadOnlyList<ComparedPart> Compared, bool IsStrict)
{
    public IReadOnlyList<ExperimentOutcome> Experiments { get; } =
        [.. Reports.Select(report => new ExperimentOutcome(report, AcceptedLosses.In(File.Of(report.Experiment)).Cases))];

    // The exit code: an interruption first, then whether anything was found out, then whether Roundup or a serializer failed, then whether
    // anything became worse, then whether a comparison had anything to compare.
    public ExitCode Code =>
        File.Run.Interrupted ? ExitCode.Interrupted
        : !IsAnyDone ? ExitCode.NothingMeasured
        : File.Notices.Any(notice => notice.Code == NoticeCode.HostFailed) || Failing.Count > 0 ? ExitCode.SomeFailed
        : Compared.Any(part => part.IsWorse) ? ExitCode.Regressed
        : NotCompared.Count > 0 ? ExitCode.NothingMeasured
        : ExitCode.Success;

    // What a comparison has of no case on both sides: a gate of which a part is missing is not passed.
    public IReadOnlyList<string> NotCompared => [.. Compared.Where(part => part.IsNothing).Select(part => part.What)];

    public IReadOnlyList<CaseResult> Failing =>
    [
        .. Experiments.SelectMany(experiment => experiment.Cases)
            .Where(result => IsStrict ? IsLess(result) : Failed(result) && !(IsRefusal(result) && IsAnyDone)),
    ];

    public int FailingSerializers => Failing.Select(result => result.Id.SerializerName).Distinct().Count();

    public bool IsAnyDone => Experiments.Any(experiment => experiment.Done > 0);

    private static bool Failed(CaseResult result) => result.Outcome != Outcome.Measured && !result.Outcome.IsBenign();

    private bool IsLess(CaseResult result) =>
        Failed(result) || result.Fidelity == Fidelity.Lossy || result.Outcome == Outcome.Unavailable
        || (result.Part is CheckedCase check && !(File.Run.Expected is not null && IsOwn(result))
            && check.Findings.Any(finding => finding.Outcome > CheckOutcome.Equivalent
                && !(finding.Reason is null && AcceptedLosses.AreAccepted(finding.Lost, File.Run.Accepted, finding.Id.Dataset))));

    // That a library does not hold somebody's data is the answer to the question, not a fault of the run.
    private bool IsRefusal(CaseResult result) =>
        result.Part.Refused is true && IsOwn(result);

    // Of these, what is expected does not fail a run, and what is not is compared by name.
    private bool IsOwn(CaseResult result) => File.Datasets.Any(data => data.IsOwn && data.Name == result.Id.Table.Dataset);
}

internal sealed record ExperimentOutcome(IExperimentReport Report, IReadOnlyList<CaseResult> Cases)
{
    public int Done => Cases.Count(Report.IsDone);
}
