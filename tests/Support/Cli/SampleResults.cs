using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>Results as an engine would return them, made up.</summary>
internal static class SampleResults
{
    public static ResultsFile Of(Plan plan, Func<PlannedCase, Outcome>? outcome = null) => new()
    {
        Run = new RunInfo
        {
            Suite = plan.Suite,
            Command = plan.Options.CommandLine,
            RoundupVersion = "0.1.0",
            Seed = plan.Seed,
            Experiments =
            [
                .. plan.Experiments.Select(planned => new ExperimentRun
                {
                    Name = planned.Name,
                    Effort = planned.Effort.Name,
                    Launches = planned.Effort.Launches,
                    Rounds = planned.Effort.Rounds,
                    BatchMs = planned.Effort.BatchMs,
                }),
            ],
            Baseline = plan.Baseline,
            Comparison = plan.Comparison,
            Accepted = plan.Options.Accepted,
            Contract = plan.Contract,
            Expected = plan.Options.Expected,
            Started = DateTimeOffset.UnixEpoch,
            Finished = DateTimeOffset.UnixEpoch.AddMinutes(1),
        },
        Machine = new MachineInfo { Os = "os", Architecture = "x64", Cpu = "cpu", LogicalCpus = 2, MemoryBytes = 1 << 30 },
        Targets = [new TargetInfo { Name = "net10.0", Runtime = ".NET 10" }],
        Serializers =
        [
            .. plan.Cases.DistinctBy(c => c.Id.Serializer).Select(c => new SerializerInfo
            {
                Name = c.Id.Serializer,
                Library = c.Library.Name,
                Format = c.Library.Format,
                Status = c.Library.Status,
                IsReference = c.Serializer.IsReference,
            }),
        ],
        Cases =
        [
            .. plan.Cases.Select(c =>
                Case(plan, c, c.Unsupported is null ? outcome?.Invoke(c) ?? Outcome.Measured : Outcome.Unsupported)),
        ],
    };

    public static ResultsFile Write(ResultsFile file, string folder)
    {
        Parts.Store.Write(file, Path.Combine(folder, "results.json"));
        return file;
    }

    private static CaseResult Case(Plan plan, PlannedCase planned, Outcome outcome) => new()
    {
        Id = planned.Id,
        Fidelity = outcome == Outcome.Measured ? Fidelity.Exact : Fidelity.Unchecked,
        SizeBytes = outcome == Outcome.Measured ? 100 : null,
        Experiments = plan.Experiments.Where(experiment => experiment.Takes(planned.Id)).ToDictionary(
            experiment => experiment.Name,
            experiment => outcome != Outcome.Measured
                ? new CasePart { Outcome = outcome, Reason = planned.Unsupported ?? "a made-up reason" }
                : experiment.Name == ExperimentNames.Speed ? new SpeedData([.. Enumerable.Range(0, 3).Select(Launch)])
                : new CasePart()),
    };

    private static LaunchResult Launch(int index) => new()
    {
        Index = index,
        Settled = true,
        Samples =
        [
            .. Enumerable.Range(0, 10).Select(round =>
                new Sample(round, 0, 1000, (index * 10) + round, new([1e6 + (1000 * index) + round, 1e6]) { AllocatedBytes = 64_000 })),
        ],
    };
}
