using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Payloads;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Verifying;

// The stage Verify: every case round-trips in a twin of the process that will be measured, before any clock. A worker that dies is started
// again for the cases behind the one it died of.
internal sealed class VerifyStage(RunSetup setup, CaseLedger ledger, CaseSteps steps, WorkerSessions sessions)
{
    // Data above this size is compared one worker at a time.
    private const double LargeBytes = 16e6;

    private readonly PayloadArchive? _archive = setup.Plan.Options.KeepData is { } folder ? new(setup.Plan, ledger, folder) : null;
    private readonly ProofPayloads _payloads = new(setup.Plan, setup.Private, ledger);
    private int _done;

    public async Task RunAsync()
    {
        var pending = Enumerable.Range(0, setup.Plan.Cases.Count)
            .Where(index => ledger.IsOpen(index)
                && setup.Plan.Experiments.Any(experiment => experiment.Values != ExperimentValues.Probes && experiment.Takes(Id(index)))
                && (!ledger.State.IsVerified(index) || LacksPayload(index)))
            .ToList();
        NoticeComparers();
        setup.Observer.StageStarted(RunStage.Verify, pending.Count);
        var workers = pending.GroupBy(index => (Id(index).SerializerName, Id(index).Table.Dataset, Id(index).Table.Target)).ToList();
        foreach (var large in workers.GroupBy(IsLarge))
        {
            var parallel = new ParallelOptions
            {
                MaxDegreeOfParallelism = large.Key ? 1 : Environment.ProcessorCount,
                CancellationToken = setup.Cancellation,
            };
            await Parallel.ForEachAsync(large, parallel, async (cases, _) =>
                await VerifySerializerAsync([.. cases], pending.Count));
        }
    }

    // Says which collections have a comparer, of which "exact" says nothing.
    private void NoticeComparers()
    {
        foreach (var dataset in setup.Plan.Cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name))
        {
            var members = ledger.Texts.Comparers(dataset.Name, ModelComparers.Find(dataset));
            if (members.Count > 0)
            {
                ledger.Notice(new Notice(NoticeCode.ComparerNotCompared, NameList.Format(members, 3)));
            }
        }
    }

    private bool LacksPayload(int index) =>
        ledger.State.NeedsPayload(index, except: null) && _payloads.Find(index) is null;

    private CaseId Id(int index) => setup.Plan.Cases[index].Id;

    private bool IsLarge(IEnumerable<int> cases) =>
        cases.Any(index => setup.Built.ValuesOf(Id(index).Table).Info.CanonicalBytes > LargeBytes);

    // Serialize and Deserialize of the same count and shape share one verification.
    private async Task VerifySerializerAsync(List<int> cases, int total)
    {
        Worker? worker = null;
        try
        {
            foreach (var shared in cases.GroupBy(index => (Id(index).Table.Count, Id(index).Table.Shape)))
            {
                await steps.TryAsync([.. shared], () => steps.OnceMoreAsync([.. shared], async () =>
                {
                    if (shared.Any(ledger.IsOpen))
                    {
                        worker = worker is { IsAlive: true } ? worker : await StartAsync(cases, worker);
                        await VerifyAsync(worker, [.. shared]);
                    }
                }));

                var done = Interlocked.Add(ref _done, shared.Count());
                setup.Observer.Progress(
                    RunStage.Verify, done, total, $"{Id(shared.First()).SerializerName} {Id(shared.First()).Table.Dataset}");
            }
        }
        finally
        {
            if (worker is not null)
            {
                await worker.DisposeAsync();
            }
        }
    }

    private async Task<Worker> StartAsync(List<int> cases, Worker? ended)
    {
        var worker = await sessions.StartAsync(cases, ended);
        Targets.Note(ledger, setup.Plan.Cases[cases[0]].Id.Table.Target, worker);
        return worker;
    }

    private async Task VerifyAsync(Worker worker, List<int> cases)
    {
        var opened = await worker.SendAsync(sessions.OpenCommand(cases[0]));
        Note(cases[0], opened);
        var compared = await worker.SendAsync(new VerifyCommand(InPlace: !setup.Plan.Cases[cases[0]].Serializer.IsReference));
        if (compared.Verdict == Verdict.Wrong)
        {
            AddLosses(cases, compared, opened);
            foreach (var index in cases)
            {
                if (compared.Leaks)
                {
                    ledger.End(index, Outcome.Wrong, compared.Reason!);
                }
                else
                {
                    ledger.EndRefused(index, Outcome.Wrong, compared.Reason!, []);
                }
            }

            return;
        }

        if (compared.Failed > 0)
        {
            // What came back of the other roots is told beside the failure, which the next answer is.
            AddLosses(cases, compared, opened);
            await worker.SendAsync(new FailureCommand());
            return;
        }

        var shape = setup.Plan.Cases[cases[0]].Shape;
        if (opened.AdaptedFrom is null != setup.Plan.Cases[cases[0]].Serializer.Native.Contains(shape))
        {
            var reason = $"the project file and the code disagree on whether {shape} is native or adapted: "
                + "fix Shapes and Adapted of its <Configuration>";
            cases.ForEach(index => ledger.End(index, Outcome.Failed, reason));
            return;
        }

        await _payloads.WriteAsync(worker, cases[0]);
        if (_archive is not null)
        {
            await _archive.KeepAsync(worker, cases[0]);
        }

        Add(cases, compared, compared.Verdict == Verdict.Exact ? Fidelity.Exact : Fidelity.Lossy, opened);
    }

    // Adds what a case loses that ends for another reason. That some roots came back is no proof that they all do.
    private void AddLosses(List<int> cases, ComparedAnswer compared, OpenedAnswer opened)
    {
        if (compared.Lost.Any(lost => !Comparison.IsForm(lost.Key)))
        {
            Add(cases, compared, Fidelity.Lossy, opened);
        }
    }

    private void Add(List<int> cases, ComparedAnswer compared, Fidelity fidelity, OpenedAnswer opened)
    {
        foreach (var index in cases)
        {
            var lost = ledger.Texts.Lost(index, compared);
            var told = fidelity == Fidelity.Lossy && UnknownInitialValues.DecideAll(lost) ? Fidelity.Unchecked : fidelity;
            ledger.Add(new VerdictEntry(index, told, lost, compared.Size!.Value, opened.AdaptedFrom)
            {
                Examples = ledger.Texts.Examples(index, compared),
                Note = opened.Note,
                Foretold = ledger.Texts.Foretold(index, [.. compared.Lost.Select(one => one.Key)]),
            });
        }
    }

    // The version of a compressor that is part of the runtime or the system is known only now.
    private void Note(int index, OpenedAnswer opened)
    {
        var state = ledger.State;
        if (setup.Plan.Cases[index].Compressor is { Compressor: { Package: null } compressor })
        {
            lock (state.Targets)
            {
                if (state.Compressors.GetValueOrDefault(compressor.Name)?.Version is null)
                {
                    var runtime = state.Targets[setup.Plan.Cases[index].Id.Table.Target].Version;
                    ledger.Add(new CompressorEntry(compressor.Name, opened.SystemLibraryVersion ?? runtime, null, false));
                }
            }
        }
    }
}
