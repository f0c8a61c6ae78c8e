using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Engine.Journaling;
using Roundup.Engine.Workers;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Running;

/// <summary>What verification and the experiment share: the plan with what was built for it, and the journal that both write to.</summary>
internal sealed class RunContext(Plan plan, string folder, BuildResult built, Journal journal, IRunObserver observer, CancellationToken cancellation)
{
    public Plan Plan { get; } = plan;

    /// <summary>The run's folder.</summary>
    public string Folder { get; } = folder;

    public BuildResult Built { get; } = built;

    public Journal Journal { get; } = journal;

    public IRunObserver Observer { get; } = observer;

    public CancellationToken Cancellation { get; } = cancellation;

    /// <summary>Whether a case is still to be worked on.</summary>
    public bool IsOpen(int index) => !Journal.State.HasEnded(index);

    /// <summary>Ends a case without a number.</summary>
    public void End(int index, Outcome outcome, string reason)
    {
        if (IsOpen(index))
        {
            Journal.Add(new OutcomeEntry(index, outcome, reason));
            Observer.CaseEnded(Plan.Cases[index].Id, outcome, reason);
        }
    }

    /// <summary>Writes a notice to the journal and tells it.</summary>
    public void Notice(Notice notice)
    {
        Journal.Add(new NoticeEntry(notice));
        Observer.Noticed(notice);
    }

    /// <summary>Says what the budget left out, where one was given.</summary>
    public void NoticeWhatTheBudgetLeftOut()
    {
        if (Plan.Options.Budget is { } budget)
        {
            var open = Enumerable.Range(0, Plan.Cases.Count).Where(IsOpen).ToList();
            var left = open.Count(index => Journal.State.Launches(index) == 0);
            var fewer = open.Count(index => Journal.State.Launches(index) < Plan.Effort.Launches) - left;
            if (left + fewer > 0)
            {
                Notice(new Notice(NoticeCode.BudgetLeftOut, budget.ToString(), left.ToString(), open.Count.ToString(), fewer.ToString()));
            }
        }
    }

    /// <summary>Starts the worker of some cases of one row.</summary>
    /// <exception cref="WorkerFailedException">It does not get ready.</exception>
    public Task<Worker> StartAsync(IReadOnlyList<int> cases)
    {
        var first = Plan.Cases[cases[0]];
        var limits = Limits.For(Plan.Options, cases.Select(index => Built.ValuesOf(Plan.Cases[index].Id.Cell)).Distinct());
        return Worker.StartAsync(WorkerProgram.Of(Built.Worker(first), first.Id.Cell.Target), limits, Remember, Cancellation);
    }

    /// <summary>Starts the process that makes the first calls of some cases of one row, in their order.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="arguments">What stands behind the pipe's handle.</param>
    public Worker StartFirstCalls(IReadOnlyList<int> cases, IReadOnlyList<string> arguments)
    {
        var limits = Limits.For(Plan.Options, cases.Select(index => Built.ValuesOf(Plan.Cases[index].Id.Cell)).Distinct());
        var first = Plan.Cases[cases[0]];
        return Worker.StartFirstCalls(WorkerProgram.Of(Built.Worker(first), first.Id.Cell.Target), arguments, limits, Remember, Cancellation);
    }

    /// <summary>A resumed run ends it if it still lives; one that is gone needs no entry.</summary>
    private void Remember(Worker worker)
    {
        if (worker.Started is { } started)
        {
            Journal.Add(new WorkerEntry(worker.Id, started));
        }
    }

    /// <summary>The command that opens a case in a worker.</summary>
    public string[] OpenCommand(int index) => OpenCommand(Plan.Cases[index], Built.ValuesOf(Plan.Cases[index].Id.Cell), Built.Compressor(Plan.Cases[index]));

    /// <summary>The command that opens a case with its values, and with its compressor where it has one.</summary>
    public static string[] OpenCommand(PlannedCase planned, ValuesFile values, BuiltUnit? compressor = null)
    {
        var cell = planned.Id.Cell;
        var many = cell.Count > 1 && !planned.Dataset.IsDocument;
        string[] command = [Protocol.Words.Open, planned.Row.Name, cell.Dataset, many ? "many" : "one", planned.Shape.ToString(), values.Path];
        return compressor is null ? command : [.. command, compressor.Assembly!, planned.Compressor!.Compressor.ClassName, planned.Compressor.Row.Name];
    }
}
