using System.Collections.Concurrent;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Workers;
using Roundup.Results.Messages;

namespace Roundup.Engine.Ledger;

// Does steps of cases: what goes wrong in one ends its cases and nothing else, even where Roundup itself is at fault.
internal sealed class CaseSteps
{
    private readonly Plan _plan;
    private readonly BuildResult _built;
    private readonly CaseLedger _ledger;
    private readonly WorkerSessions _sessions;
    private readonly ConcurrentDictionary<int, bool> _cutOff = [];

    public CaseSteps(Plan plan, BuildResult built, CaseLedger ledger, WorkerSessions sessions) =>
        (_plan, _built, _ledger, _sessions) = (plan, built, ledger, sessions);

    // Does a step for some cases.
    // Returns: whether all of them are still open.
    public async Task<bool> TryAsync(IReadOnlyList<int> cases, Func<Task> step)
    {
        try
        {
            await step();
            return cases.All(_ledger.IsOpen);
        }
        catch (Exception e) when (HostFault.IsOfStep(e))
        {
            foreach (var index in cases)
            {
                End(index, e);
            }

            return false;
        }
    }

    // Does a step for some cases, and once more if the process that does it is killed from outside.
    public async Task OnceMoreAsync(IReadOnlyList<int> cases, Func<Task> step)
    {
        try
        {
            await step();
        }
        catch (WorkerFailedException e) when (NotesFirstKill(e, cases))
        {
            await step();
        }
    }

    // Whether a failure is that the process of some cases was killed from outside, for the first time for one of them at least: then it is
    // noted.
    public bool NotesFirstKill(Exception failure, IReadOnlyList<int> cases) =>
        failure is WorkerFailedException { IsKilled: true } && _ledger.NotesKill(cases);

    // Whether a failure is that the budget ended before the serializer answered. Cases without a launch then end as not measured, and
    // others keep their launches: it is not held against the serializer.
    public bool NotesCutOff(WorkerFailedException failure, IReadOnlyList<int> cases)
    {
        if (failure.Outcome != Outcome.Skipped)
        {
            return false;
        }

        foreach (var index in cases.Where(index => _ledger.Launches(index) == 0))
        {
            _cutOff[index] = true;
            _ledger.End(index, failure.Outcome, failure.Message);
        }

        return true;
    }

    public bool IsCutOff(int index) => _cutOff.ContainsKey(index);

    // Ends a case by what was thrown in a step of it; where nothing can start on its target, all cases of that target.
    public void End(int index, Exception thrown)
    {
        var planned = _plan.Cases[index];
        var target = planned.Id.Table.Target;
        if (thrown is not WorkerFailedException failure)
        {
            _ledger.End(index, Outcome.Failed, HostFault.Sentence(thrown));
            if (planned.Dataset.IsOwn)
            {
                // That a serializer fails on own data does not fail a run; that Roundup fails does.
                _ledger.Notice(new(NoticeCode.HostFailed, _ledger.Texts.OfWorker(index, HostFault.Cause(thrown))));
            }
        }
        else if (failure.IsRuntimeFault && !_sessions.HasStartedOn(target))
        {
            _ledger.EndTarget(target, failure.Message);
        }
        else if (_built.Worker(planned).ChangedFile() is { } changed)
        {
            var reason = $"{changed} was changed by something else after it was built: run again to build it again";
            _ledger.End(index, Outcome.BuildFailed, reason);
        }
        else
        {
            _ledger.EndFailed(index, failure.Outcome, failure.Message, failure.Frames);
        }
    }
}
