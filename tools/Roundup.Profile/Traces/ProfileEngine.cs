using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.Flavours;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;
using Roundup.Protocol.Speed;
using Roundup.Results;

namespace Roundup.Profile.Traces;

/// <summary>Builds one row and profiles it in three workers, one after the other. None of them is measured.</summary>
/// <param name="repository">The folder that holds <c>serializers/</c> and <c>datasets/</c>.</param>
/// <param name="datasets">All datasets of the catalogue.</param>
/// <param name="flavours">All flavours.</param>
/// <param name="observer">Receives the progress.</param>
internal sealed class ProfileEngine(
    string repository,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours,
    IRunObserver observer)
{
    /// <summary>Long enough to show methods that take one percent of the time, with one sample per millisecond.</summary>
    public static readonly TimeSpan UsualLength = TimeSpan.FromSeconds(5);

    /// <summary>Long compared with the probes and the messages of a batch.</summary>
    private const double BatchMs = 200;
    private const int SlowestMethods = 10;
    private const int Steps = 4;

    private readonly RepositoryLayout _layout = new(repository);

    /// <summary>Profiles the only case of a plan.</summary>
    /// <param name="plan">A plan of one case.</param>
    /// <param name="files">The files that are written.</param>
    /// <param name="length">The time during which samples are taken.</param>
    /// <param name="cancellation">Cancels the profile.</param>
    /// <exception cref="RoundupException">The case cannot be run, or its runtime cannot be traced; the message says why.</exception>
    public async Task<ProfileResult> ProfileAsync(Plan plan, ProfileFiles files, TimeSpan length, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(plan);
        ArgumentNullException.ThrowIfNull(files);
        var planned = plan.Cases.Single();
        using var cache = CacheUse.Begin(_layout);
        var built = await new UnitBuilds(_layout, datasets, flavours, observer).RunAsync(plan, cancellation);
        if (built.Failure(planned) is { } failure)
        {
            throw Ended(planned, failure.Outcome, failure.Reason);
        }

        observer.StageStarted(RunStage.Measure, Steps);
        try
        {
            var untraced = await ColdCallAsync(plan, built, null, cancellation);
            observer.Progress(RunStage.Measure, 1, Steps, "tracing a cold call");
            var traced = await ColdCallAsync(plan, built, files.ColdCall, cancellation);
            observer.Progress(RunStage.Measure, 2, Steps, "taking samples");
            var (calls, runtime) = await SampleAsync(plan, built, files.Trace, length, cancellation);
            observer.Progress(RunStage.Measure, 3, Steps, "reading the traces");
            return new ProfileResult
            {
                Planned = planned,
                Runtime = runtime,
                Files = files,
                Calls = calls,
                Samples = await Task.Run(() => SampleSummary.Read(files.Trace, files.SpeedScope), cancellation),
                ColdCall = Split(untraced, traced, files.ColdCall),
            };
        }
        catch (WorkerFailedException e)
        {
            throw Ended(planned, e.Outcome, e.Message);
        }
    }

    /// <summary>The cold call in a fresh process, traced where a file is given.</summary>
    private static async Task<ColdCallAnswer> ColdCallAsync(Plan plan, BuildResult built, string? trace, CancellationToken cancellation)
    {
        var planned = plan.Cases[0];
        await using var worker = await StartAsync(plan, built, cancellation);
        await using var recording = trace is null ? null : await Recording.RuntimeWorkAsync(worker.Id, trace, cancellation);
        await worker.AskAsync(OpenCommand(built, planned));
        var command = new ColdCallCommand(planned.Id.Table.Operation == Operation.Serialize);
        var call = await worker.AskAsync(command);
        if (recording is not null)
        {
            await recording.StopAsync(cancellation);
        }

        return call;
    }

    /// <summary>Takes samples of the case after verification and warm-up.</summary>
    private static async Task<(long Calls, string Runtime)> SampleAsync(
        Plan plan,
        BuildResult built,
        string trace,
        TimeSpan length,
        CancellationToken cancellation)
    {
        var planned = plan.Cases[0];
        await using var worker = await StartAsync(plan, built, cancellation);
        await worker.AskAsync(OpenCommand(built, planned));
        var compared = await worker.AskAsync(new VerifyCommand(InPlace: false));
        if (compared.Verdict == Verdict.Wrong)
        {
            throw new WorkerFailedException(Outcome.Wrong, compared.Reason!);
        }

        var effort = plan.Experiment.Effort;
        var serialize = planned.Id.Table.Operation == Operation.Serialize;
        await worker.AskAsync(new PrepareCommand(serialize));
        var warmed = await worker.AskAsync(new WarmCommand(effort.WarmupMs, effort.BatchMs));
        var calls = (long)Math.Max(1, BatchMs * 1e6 / warmed.Operations[0].NsPerCall);
        await using var recording = await Recording.SamplesAsync(worker.Id, trace, cancellation);
        var clock = Stopwatch.StartNew();
        var done = 0L;
        while (clock.Elapsed < length)
        {
            await worker.AskAsync(new BatchCommand(serialize, calls, calls / 4));
            done += calls;
        }

        await recording.StopAsync(cancellation);
        return (done, worker.Ready.Runtime);
    }

    private static ColdCallSplit Split(ColdCallAnswer untraced, ColdCallAnswer traced, string path)
    {
        var trace = ColdCallTrace.Read(path, traced.FirstTick, traced.LastTick);
        var (parts, slowest) = trace.Split(traced.NsPerTick, SlowestMethods);
        return new ColdCallSplit
        {
            UntracedNs = untraced.Ns,
            UntracedJitNs = untraced.JitNs,
            UntracedMethods = untraced.Methods,
            TracedNs = traced.Ns,
            Parts = parts,
            Slowest = slowest,
            LostEvents = trace.LostEvents,
        };
    }

    private static Task<Worker> StartAsync(Plan plan, BuildResult built, CancellationToken cancellation)
    {
        var planned = plan.Cases[0];
        var program = WorkerProgram.Of(built.Worker(planned), planned.Id.Table.Target);
        var limits = WorkerLimits.For(plan.Options, [built.ValuesOf(planned.Id.Table)]);
        return Worker.StartAsync(WorkerLauncher.Instance, program, limits, _ => { }, cancellation);
    }

    private static OpenCommand OpenCommand(BuildResult built, PlannedCase planned) =>
        RunContext.OpenCommand(planned, built.ValuesOf(planned.Id.Table), built.Compressor(planned));

    private static RoundupException Ended(PlannedCase planned, Outcome outcome, string reason) =>
        new(outcome.IsBenign() ? ExitCode.NothingMeasured : ExitCode.SomeFailed, $"{planned.Id} is {outcome.Word()}: {reason}.");
}

/// <summary>The profile of one case.</summary>
internal sealed record ProfileResult
{
    /// <summary>The case.</summary>
    public required PlannedCase Planned { get; init; }

    /// <summary>The runtime, as the worker reports it.</summary>
    public required string Runtime { get; init; }

    /// <summary>The files.</summary>
    public required ProfileFiles Files { get; init; }

    /// <summary>The number of calls while samples were taken, without lead-ins.</summary>
    public required long Calls { get; init; }

    /// <summary>The distribution of their time.</summary>
    public required SampleSummary Samples { get; init; }

    /// <summary>The cold call.</summary>
    public required ColdCallSplit ColdCall { get; init; }
}
