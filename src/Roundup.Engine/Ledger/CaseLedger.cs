using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine.Ledger;

// Which cases are open, and how those ended that are not: to the journal and to who watches the run. Each experiment has one of its own, in
// which the cases that it does not take are not open.
internal sealed class CaseLedger
{
    private readonly Plan _plan;
    private readonly Journal _journal;
    private readonly IRunObserver _observer;
    private readonly PlannedExperiment? _experiment;
    private readonly HashSet<string> _endedTargets = [];

    public CaseLedger(Plan plan, Journal journal, IRunObserver observer, CaseTexts texts)
        : this(plan, journal, observer, texts, experiment: null)
    {
    }

    private CaseLedger(Plan plan, Journal journal, IRunObserver observer, CaseTexts texts, PlannedExperiment? experiment)
    {
        (_plan, _journal, _observer, _experiment) = (plan, journal, observer, experiment);
        Texts = texts;
    }

    public CaseTexts Texts { get; }

    public RunState State => _journal.State;

    // The name of the experiment; null: building and verifying, whose ends are those of all experiments.
    private string? Experiment => _experiment?.Name;

    public CaseLedger For(PlannedExperiment experiment) => new(_plan, _journal, _observer, Texts, experiment);

    public bool Takes(int index) => _experiment?.Takes(_plan.Cases[index].Id) ?? true;

    public bool IsOpen(int index) => Takes(index) && !State.HasEnded(index, Experiment);

    public int Launches(int index) =>
        State.Launches(index, Experiment ?? throw new InvalidOperationException("Building and verifying make no launches."));

    public bool IsPayloadWantedElsewhere(int index) => State.NeedsPayload(index, Experiment);

    public void Add(Entry entry) => _journal.Add(entry);

    public void Notice(Notice notice)
    {
        notice = Texts.Clean(notice);
        Add(new NoticeEntry(notice));
        _observer.Noticed(notice);
    }

    public void End(int index, Outcome outcome, string reason, params IReadOnlyCollection<string> frames) =>
        End(index, outcome, Texts.OfWorker(index, reason), frames, isRefused: false);

    public void EndRefused(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames) =>
        End(index, outcome, Texts.OfWorker(index, reason), frames, isRefused: true);

    // What the tool said, where that is not the reason, is kept as frames are.
    public void EndUnbuilt(int index, Outcome outcome, string reason, IReadOnlyCollection<string> detail) =>
        End(index, outcome, Texts.OfBuild(index, reason), detail, isRefused: false);

    // Ends all cases of a target on which nothing can run. It is reported once, for the target: no serializer is at fault.
    public void EndTarget(string target, string reason)
    {
        reason = Texts.OfTarget(reason);
        lock (_endedTargets)
        {
            if (!_endedTargets.Add(target))
            {
                return;
            }

            var open = Enumerable.Range(0, _plan.Cases.Count)
                .Where(index => _plan.Cases[index].Id.Table.Target == target && IsOpen(index));
            foreach (var index in open)
            {
                Add(new OutcomeEntry(index, Outcome.Unavailable, reason) { Experiment = Experiment });
            }

            Notice(new Notice(NoticeCode.TargetUnavailable, target, reason));
        }
    }

    // Notes that the process of some cases was killed from outside, which is no result yet, as a launch that was not finished is none.
    // Returns: whether it is the first time for one of them at least.
    public bool NotesKill(IReadOnlyList<int> cases)
    {
        var spared = cases.Where(index => !State.WasKilled(index, Experiment)).ToList();
        spared.ForEach(index => Add(new KilledEntry(index) { Experiment = Experiment }));
        return spared.Count > 0;
    }

    // Ends a case whose worker failed: what fails when it is verified is refused.
    public void EndFailed(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames) =>
        End(index, outcome, Texts.OfWorker(index, reason), frames, isRefused: _experiment is null && outcome == Outcome.Failed);

    private void End(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames, bool isRefused)
    {
        if (IsOpen(index))
        {
            reason = Shortened.To(FileLimits.Reason, reason);
            Add(new OutcomeEntry(index, outcome, reason)
            {
                Experiment = Experiment,
                Frames = Texts.Frames(index, frames),
                Refused = isRefused ? true : null,
            });
            _observer.CaseEnded(_plan.Cases[index].Id, outcome, reason);
        }
    }
}
