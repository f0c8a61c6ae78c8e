using System.Diagnostics;
using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue.Definitions;
using Roundup.Engine;
using Roundup.Engine.Experiments;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Results;

namespace Roundup.Cli.Tests.Experiments;

/// <summary>An experiment that src knows nothing of: how long the worker of a case takes until it answers.</summary>
internal sealed class WorkerStartExperiment : IExperiment
{
    public const string ItsName = "worker-start";

    public string Name => ItsName;

    public string Description => "how long a worker takes until it answers";

    public IReadOnlyList<Effort> Efforts { get; } = [new("quick", 2, 1, 0, 0), new("standard", 3, 1, 0, 0), new("rigorous", 5, 1, 0, 0)];

    public Type? DataType => typeof(WorkerStartData);

    public string ReasonNotMeasured => "not started";

    /// <summary>A worker starts the same for both operations.</summary>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
        [.. cases.Where(planned => planned.Id.Cell.Operation == Operation.Serialize)];

    public ExperimentState NewState(int cases) => new WorkerStartState(cases);

    public async Task RunAsync(RunContext context)
    {
        var total = context.Plan.Cases.Count;
        context.Observer.StageStarted(RunStage.Measure, total);
        for (var index = 0; index < total; index++)
        {
            while (context.IsOpen(index) && context.Launches(index) < context.Effort.Launches)
            {
                var clock = Stopwatch.StartNew();
                await using (await context.StartAsync([index]))
                {
                    context.Journal.Add(new WorkerStartEntry(index, clock.Elapsed.TotalMilliseconds * 1e6));
                }
            }

            context.Observer.Progress(RunStage.Measure, index + 1, total, "");
        }
    }
}

/// <summary>A line of the journal.</summary>
internal sealed record WorkerStartEntry(int Case, double Ns) : Entry;

/// <summary>What stands in results.json.</summary>
/// <param name="StartNs">Each start, ns.</param>
public sealed record WorkerStartData(IReadOnlyList<double> StartNs) : CasePart;

/// <summary>The starts so far.</summary>
internal sealed class WorkerStartState(int cases) : ExperimentState
{
    private readonly List<double>[] _starts = [.. Enumerable.Range(0, cases).Select(_ => new List<double>())];

    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(WorkerStartEntry), "worker-start")];

    public override void Apply(Entry entry)
    {
        if (entry is WorkerStartEntry start)
        {
            _starts[start.Case].Add(start.Ns);
        }
    }

    public override int Launches(int index) => _starts[index].Count;

    public override CasePart? Result(int index) => _starts[index].Count > 0 ? new WorkerStartData([.. _starts[index]]) : null;
}
