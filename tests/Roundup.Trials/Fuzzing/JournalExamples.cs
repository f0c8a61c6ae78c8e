using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Journaling;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Trials.Fuzzing;

/// <summary>Journals of runs of the sandbox's suite, with each kind of entry.</summary>
internal static class JournalExamples
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<byte[]> All(Sandbox sandbox) =>
        [Written(sandbox, ExperimentNames.SteadyState, Launch), Written(sandbox, ExperimentNames.FirstCall, FirstCalls)];

    private static byte[] Written(Sandbox sandbox, string experiment, Func<int, IEnumerable<Entry>> measured)
    {
        var catalogue = sandbox.Repository.Read([.. ExperimentList.All.Select(known => known.Measurement)]);
        var options = new RunOptions { Experiment = experiment, Seed = 1, KeepData = sandbox.In("run/kept"), Counts = [1] };
        var plan = Planner.Plan(catalogue, options);
        var state = new RunState(plan, StandIn.ExperimentOf(experiment).NewState(plan.Cases.Count));
        using (var journal = Journal.Create(sandbox.Output, state))
        {
            IEnumerable<Entry> entries =
                [.. Before(plan), .. Enumerable.Range(0, 3).SelectMany(measured), new PartEntry(1, 2, 3, new(4, 500))];
            foreach (var entry in entries)
            {
                journal.Add(entry);
            }
        }

        var bytes = File.ReadAllBytes(Journal.PathIn(sandbox.Output));
        sandbox.Empty();
        return bytes;
    }

    private static IEnumerable<Entry> Before(Plan plan) =>
    [
        new RunEntry(
            plan.Options,
            [.. plan.Cases.Select(planned => planned.Id.ToString())],
            DateTimeOffset.UnixEpoch,
            ResultsFile.CurrentSchema),
        new NoticeEntry(new(NoticeCode.HighLoad, "3", "2")),
        new BuiltEntry("Swift.Json", "3.2.1", "3.2.1.0", false),
        new CompressorEntry("squeeze", "1", null, false),
        new TargetEntry(new()
        {
            Name = "net10.0",
            Runtime = ".NET 10",
            Settings = new Dictionary<string, string> { ["gc"] = "workstation" },
        }),
        new WorkerEntry(int.MaxValue, DateTime.UnixEpoch),
        .. Enumerable.Range(0, 3).Select(index => new VerdictEntry(index, Fidelity.Lossy, ["Name"], 100, null)),
        new KeptEntry(0, "Users-1-Bytes/Swift.Json@net10.0.json", 100, "00"),
        new OutcomeEntry(3, Outcome.Failed, "System.Exception: no"),
    ];

    private static IEnumerable<Entry> Launch(int launch) =>
    [
        new GroupStartEntry(0, launch),
        .. Enumerable.Range(0, 3).SelectMany(index => Enumerable.Range(0, 5).Select(round => Batch(launch, index, round))),
        .. Enumerable.Range(0, 3).Select(index => new LaunchEntry(0, index, new() { Index = launch, Hidden = new() { Reading = 0 } })),
        new GroupEndEntry(0, launch, 1.5),
    ];

    private static SampleEntry Batch(int launch, int index, int round) =>
        new(0, launch, index, 0, new(round, index, 1000, launch + (round / 10.0), new([1e6 + (1000 * index) + round, 1e6])));

    private static IEnumerable<Entry> FirstCalls(int launch) =>
    [
        new FirstCallsEntry(
            0,
            launch,
            [
                .. Enumerable.Range(0, 3).Select(index => new FirstCallOf(index, new()
                {
                    Launch = launch,
                    Position = index,
                    Place = 0,
                    OpenNs = 1e6,
                    CallNs = 2e6 + launch,
                    Assemblies = 3,
                    PayloadBytes = 100,
                    AtSeconds = launch,
                })),
            ],
            0.5),
    ];
}
