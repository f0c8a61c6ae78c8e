using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine.Ledger;

/// <summary>
/// Which cases are open, and how those ended that are not: to the journal and to who watches the run. Each experiment has one of its own,
/// in which the cases that it does not take are not open.
/// </summary>
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

    /// <summary>Takes what is not the results' own out of what is told of a case.</summary>
    public CaseTexts Texts { get; }

    /// <summary>What the entries of the journal come to.</summary>
    public RunState State => _journal.State;

    /// <summary>The name of the experiment; null: building and verifying, whose ends are those of all experiments.</summary>
    private string? Experiment => _experiment?.Name;

    public CaseLedger For(PlannedExperiment experiment) => new(_plan, _journal, _observer, Texts, experiment);

    /// <summary>Whether the experiment takes a case.</summary>
    public bool Takes(int index) => _experiment?.Takes(_plan.Cases[index].Id) ?? true;

    /// <summary>Whether a case is still to be worked on.</summary>
    public bool IsOpen(int index) => Takes(index) && !State.HasEnded(index, Experiment);

    /// <summary>How many launches of a case the experiment has finished.</summary>
    public int Launches(int index) =>
        State.Launches(index, Experiment ?? throw new InvalidOperationException("Building and verifying make no launches."));

    /// <summary>Whether another experiment is still to read the payload of a case that verification wrote.</summary>
    public bool IsPayloadWantedElsewhere(int index) => State.NeedsPayload(index, Experiment);

    /// <summary>Adds an entry to the journal, and applies it to the state.</summary>
    public void Add(Entry entry) => _journal.Add(entry);

    /// <summary>Writes a notice to the journal and passes it to the observer.</summary>
    public void Notice(Notice notice)
    {
        notice = Texts.Of(notice);
        Add(new NoticeEntry(notice));
        _observer.Noticed(notice);
    }

    /// <summary>Ends a case without a number.</summary>
    /// <param name="index">The case.</param>
    /// <param name="outcome">How it ended.</param>
    /// <param name="reason">Why.</param>
    /// <param name="frames">The library's first frames.</param>
    public void End(int index, Outcome outcome, string reason, params IReadOnlyCollection<string> frames) =>
        End(index, outcome, Texts.OfWorker(index, reason), frames, isRefused: false);

    /// <summary>Ends a case whose library does not take the values, as verification found out.</summary>
    public void EndRefused(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames) =>
        End(index, outcome, Texts.OfWorker(index, reason), frames, isRefused: true);

    /// <summary>Ends a case that could not be built.</summary>
    /// <param name="index">The case.</param>
    /// <param name="outcome">How it ended.</param>
    /// <param name="reason">Why.</param>
    /// <param name="detail">What the tool said, where that is not the reason: it is kept as frames are.</param>
    public void EndUnbuilt(int index, Outcome outcome, string reason, IReadOnlyCollection<string> detail) =>
        End(index, outcome, Texts.OfBuild(index, reason), detail, isRefused: false);

    /// <summary>Ends all cases of a target on which nothing can run. It is reported once, for the target: no row is at fault.</summary>
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

    /// <summary>
    /// Notes that the process of some cases was killed from outside, which is no result yet, as a launch that was not finished is none.
    /// </summary>
    /// <returns>Whether it is the first time for one of them at least.</returns>
    public bool NotesKill(IReadOnlyList<int> cases)
    {
        var spared = cases.Where(index => !State.WasKilled(index, Experiment)).ToList();
        spared.ForEach(index => Add(new KilledEntry(index) { Experiment = Experiment }));
        return spared.Count > 0;
    }

    /// <summary>Ends a case whose worker failed: what fails when it is verified is refused.</summary>
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
