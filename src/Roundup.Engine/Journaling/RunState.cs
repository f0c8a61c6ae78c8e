using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Machine;
using Roundup.Results.Messages;

namespace Roundup.Engine.Journaling;

// The state that results from the entries of a journal: both a new and a resumed run take their results from it.
internal sealed class RunState(Plan plan, IReadOnlyDictionary<string, ExperimentState> experiments)
{
    private readonly Lock _lock = new();
    private readonly CaseState[] _cases = [.. plan.Cases.Select(_ => new CaseState())];
    private readonly Dictionary<string, double> _measuredSeconds = [];
    private readonly Dictionary<Type, ExperimentState> _byEntry = experiments.Values
        .SelectMany(state => state.Entries, (State, Entry) => (State, Entry))
        .ToDictionary(added => added.Entry.DerivedType, added => added.State);

    // The first entry; null before it is read or written.
    public RunEntry? Run { get; private set; }

    public PartEntry Seconds { get; private set; } = new(0, 0);

    public IReadOnlyList<JsonDerivedType> Entries { get; } = [.. experiments.Values.SelectMany(state => state.Entries)];

    public ExperimentState Read(string experiment) => experiments[experiment];

    // Seconds that an experiment measured so far, including parts of the run that were killed.
    public double MeasuredSeconds(string experiment)
    {
        lock (_lock)
        {
            return Math.Max(_measuredSeconds.GetValueOrDefault(experiment), experiments[experiment].LastSampleSeconds);
        }
    }

    // What each case was made of in the last part of the run, by its index; null before the first build.
    public IReadOnlyList<string>? Stamps { get; private set; }

    public Dictionary<string, BuiltEntry> Built { get; } = [];

    public Dictionary<string, CompressorEntry> Compressors { get; } = [];

    public Dictionary<string, TargetInfo> Targets { get; } = [];

    public List<WorkerEntry> Workers { get; } = [];

    public Dictionary<int, KeptEntry> Kept { get; } = [];

    public IReadOnlyList<DatasetInfo> Values { get; set; } = [];

    public IReadOnlyDictionary<string, SerializerCode> Code { get; set; } = new Dictionary<string, SerializerCode>();

    // The workers of the cases whose target is published, by the case's index.
    public IReadOnlyDictionary<int, BuiltUnit> Published { get; set; } = new Dictionary<int, BuiltUnit>();

    public List<Notice> Notices { get; } = [];

    // Whether another run has the same plan: the same cases, and by the same seed the same values and order.
    public bool Matches(RunEntry run) =>
        run.Schema == ResultsFile.CurrentSchema
        && run.Options.Seed == plan.Options.Seed && run.Cases.SequenceEqual(plan.Cases.Select(planned => planned.Id.ToString()));

    // Applies an entry.
    // Throws IndexOutOfRangeException: it names a case that the plan does not have.
    public void Apply(Entry entry)
    {
        lock (_lock)
        {
            ApplyLocked(entry);
        }
    }

    // Whether a case has ended without a result, in this part of the run or an earlier one.
    // experiment: the experiment; null: whether it has ended in all of them.
    public bool HasEnded(int index, string? experiment)
    {
        lock (_lock)
        {
            return _cases[index].EndOf(experiment) is not null;
        }
    }

    public bool WasKilled(int index, string? experiment)
    {
        lock (_lock)
        {
            return _cases[index].Kills.Contains(experiment ?? "");
        }
    }

    public bool NeedsPayload(int index, string? except)
    {
        lock (_lock)
        {
            return plan.Experiments.Any(experiment => experiment.Name != except
                && experiment.Takes(plan.Cases[index].Id)
                && _cases[index].EndOf(experiment.Name) is null
                && experiments[experiment.Name].NeedsPayload(index, experiment.Effort.Launches));
        }
    }

    public bool IsVerified(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict is not null;
        }
    }

    public bool IsExact(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.Fidelity == Fidelity.Exact;
        }
    }

    // The size of a payload of a case, mean, bytes; null where it was not compared.
    public double? SizeOf(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.SizeBytes;
        }
    }

    public IReadOnlyList<string> LostBy(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.Lost ?? [];
        }
    }

    // How many launches of a case are finished in an experiment; the second process of the baseline is not counted separately.
    public int Launches(int index, string experiment)
    {
        lock (_lock)
        {
            return experiments[experiment].Launches(index);
        }
    }

    public IReadOnlyList<CaseResult> Results(Func<string, string> reasonIfNotTried) =>
    [
        .. plan.Cases.Select((planned, index) =>
        {
            var state = _cases[index];
            return new CaseResult
            {
                Id = planned.Id,
                Shape = planned.Shape == planned.Id.Table.Shape ? null : planned.Shape,
                AdaptedFrom = state.Verdict?.AdaptedFrom,
                Fidelity = state.Verdict?.Fidelity ?? Fidelity.Unchecked,
                Lost = state.Verdict?.Lost ?? [],
                LostExamples = state.Verdict?.Examples,
                Foretold = state.Verdict?.Foretold,
                Note = state.Verdict?.Note,
                SizeBytes = state.Verdict?.SizeBytes,
                DeployedBytes = Published.GetValueOrDefault(index)?.DeployedBytes,
                AotWarnings = Published.GetValueOrDefault(index)?.AotWarnings,
                Experiments = plan.Experiments.Where(experiment => experiment.Takes(planned.Id)).ToDictionary(
                    experiment => experiment.Name,
                    experiment => Part(index, experiment.Name, reasonIfNotTried(experiment.Name))),
            };
        }),
    ];

    // A case that ended without a result has none, whatever was measured before: that stays in the journal.
    private CasePart Part(int index, string experiment, string reasonIfNotTried) =>
        _cases[index].EndOf(experiment) is { } end
            ? new() { Outcome = end.Outcome, Reason = end.Reason, Frames = end.Frames, Refused = end.Refused }
            : experiments[experiment].Result(index) ?? new() { Outcome = Outcome.Skipped, Reason = reasonIfNotTried };

    // One switch, however long: it is the list of what each entry changes.
    private void ApplyLocked(Entry entry)
    {
        switch (entry)
        {
            case RunEntry run:
                Run = run;
                break;
            case PartEntry part:
                Seconds = new PartEntry(
                    Seconds.BuildSeconds + part.BuildSeconds,
                    Seconds.VerifySeconds + part.VerifySeconds,
                    ProcessorTimes.Sum(Seconds.Measuring, part.Measuring));
                break;
            case MeasuredEntry measured:
                _measuredSeconds[measured.Experiment] = _measuredSeconds.GetValueOrDefault(measured.Experiment) + measured.Seconds;
                break;
            case StampsEntry stamps:
                Stamps = stamps.Cases;
                break;
            case OutdatedEntry stale:
                foreach (var index in stale.Cases)
                {
                    _cases[index] = new();
                }

                foreach (var experiment in experiments.Values)
                {
                    experiment.Forget(stale.Cases);
                }

                break;
            case BuiltEntry built:
                // A target for which the library could not be built knows no version: that of the others stays.
                if (built.Version is not null || !Built.ContainsKey(built.Library))
                {
                    Built[built.Library] = built;
                }

                break;
            case CompressorEntry compressor:
                var known = Compressors.GetValueOrDefault(compressor.Compressor);
                Compressors[compressor.Compressor] = compressor with
                {
                    Version = compressor.Version ?? known?.Version,
                    FileVersion = compressor.FileVersion ?? known?.FileVersion,
                };
                break;
            case TargetEntry target:
                Targets[target.Info.Name] = target.Info;
                break;
            case WorkerEntry worker:
                Workers.Add(worker);
                break;
            case VerdictEntry verdict:
                _cases[verdict.Case].Verdict = verdict;
                break;
            case KeptEntry kept:
                _ = _cases[kept.Case];
                Kept[kept.Case] = kept;
                break;
            case KilledEntry killed:
                _cases[killed.Case].Kills.Add(killed.Experiment ?? "");
                break;
            case OutcomeEntry outcome:
                _cases[outcome.Case].Ends[outcome.Experiment ?? ""] = outcome;
                break;
            case NoticeEntry { Notice: var notice }:
                if (!Notices.Exists(known => known.Code == notice.Code && known.Arguments.SequenceEqual(notice.Arguments)))
                {
                    Notices.Add(notice);
                }

                break;
            default:
                _byEntry[entry.GetType()].Apply(entry);
                break;
        }
    }

    private sealed class CaseState
    {
        public VerdictEntry? Verdict { get; set; }

        // How it ended without a result, by the experiment's name; the empty one stands for all experiments.
        public Dictionary<string, OutcomeEntry> Ends { get; } = [];

        // The experiments in which its process was killed from outside; the empty name stands for verification.
        public HashSet<string> Kills { get; } = [];

        public OutcomeEntry? EndOf(string? experiment) =>
            Ends.GetValueOrDefault("") ?? (experiment is null ? null : Ends.GetValueOrDefault(experiment));
    }
}
