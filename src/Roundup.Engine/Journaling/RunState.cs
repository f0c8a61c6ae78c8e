using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Machine;
using Roundup.Results.Messages;

namespace Roundup.Engine.Journaling;

/// <summary>The state that results from the entries of a journal: both a new and a resumed run take their results from it.</summary>
/// <param name="plan">The plan.</param>
/// <param name="experiments">The state of each experiment of the plan, by its name.</param>
internal sealed class RunState(Plan plan, IReadOnlyDictionary<string, ExperimentState> experiments)
{
    private readonly Lock _lock = new();
    private readonly CaseState[] _cases = [.. plan.Cases.Select(_ => new CaseState())];
    private readonly Dictionary<string, double> _measuredSeconds = [];
    private readonly Dictionary<Type, ExperimentState> _byEntry = experiments.Values
        .SelectMany(state => state.Entries, (State, Entry) => (State, Entry))
        .ToDictionary(added => added.Entry.DerivedType, added => added.State);

    /// <summary>The first entry; null before it is read or written.</summary>
    public RunEntry? Run { get; private set; }

    /// <summary>Seconds of building and verifying so far.</summary>
    public PartEntry Seconds { get; private set; } = new(0, 0);

    /// <summary>The entries that the experiments add to the journal.</summary>
    public IReadOnlyList<JsonDerivedType> Entries { get; } = [.. experiments.Values.SelectMany(state => state.Entries)];

    public ExperimentState Read(string experiment) => experiments[experiment];

    /// <summary>Seconds that an experiment measured so far, including parts of the run that were killed.</summary>
    public double MeasuredSeconds(string experiment)
    {
        lock (_lock)
        {
            return Math.Max(_measuredSeconds.GetValueOrDefault(experiment), experiments[experiment].LastSampleSeconds);
        }
    }

    /// <summary>What each case was made of in the last part of the run, by its index; null before the first build.</summary>
    public IReadOnlyList<string>? Stamps { get; private set; }

    /// <summary>Resolved versions, by library.</summary>
    public Dictionary<string, BuiltEntry> Built { get; } = [];

    /// <summary>Versions of compressors, by name.</summary>
    public Dictionary<string, CompressorEntry> Compressors { get; } = [];

    /// <summary>Targets, by name.</summary>
    public Dictionary<string, TargetInfo> Targets { get; } = [];

    public List<WorkerEntry> Workers { get; } = [];

    /// <summary>Payloads in the archive, by case.</summary>
    public Dictionary<int, KeptEntry> Kept { get; } = [];

    /// <summary>The datasets of this part of the run.</summary>
    public IReadOnlyList<DatasetInfo> Values { get; set; } = [];

    /// <summary>The code of each row that was built in this part of the run.</summary>
    public IReadOnlyDictionary<string, RowCode> Code { get; set; } = new Dictionary<string, RowCode>();

    /// <summary>The workers of the cases whose target is published, by the case's index.</summary>
    public IReadOnlyDictionary<int, BuiltUnit> Published { get; set; } = new Dictionary<int, BuiltUnit>();

    /// <summary>The notices, without duplicates.</summary>
    public List<Notice> Notices { get; } = [];

    /// <summary>Whether another run has the same plan: the same cases, and by the same seed the same values and order.</summary>
    public bool Matches(RunEntry run) =>
        run.Schema == ResultsFile.CurrentSchema
        && run.Options.Seed == plan.Options.Seed && run.Cases.SequenceEqual(plan.Cases.Select(planned => planned.Id.ToString()));

    /// <summary>Applies an entry.</summary>
    /// <exception cref="IndexOutOfRangeException">It names a case that the plan does not have.</exception>
    public void Apply(Entry entry)
    {
        lock (_lock)
        {
            ApplyLocked(entry);
        }
    }

    /// <summary>Whether a case has ended without a result, in this part of the run or an earlier one.</summary>
    /// <param name="index">The case.</param>
    /// <param name="experiment">The experiment; null: whether it has ended in all of them.</param>
    public bool HasEnded(int index, string? experiment)
    {
        lock (_lock)
        {
            return _cases[index].EndOf(experiment) is not null;
        }
    }

    /// <summary>Whether the process of a case was killed from outside before.</summary>
    public bool WasKilled(int index, string? experiment)
    {
        lock (_lock)
        {
            return _cases[index].Kills.Contains(experiment ?? "");
        }
    }

    /// <summary>Whether an experiment is still to read the payload of a case that verification wrote.</summary>
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

    /// <summary>Whether the round trip of a case has been compared.</summary>
    public bool IsVerified(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict is not null;
        }
    }

    /// <summary>Whether the round trip of a case was exact.</summary>
    public bool IsExact(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.Fidelity == Fidelity.Exact;
        }
    }

    /// <summary>The size of a payload of a case, mean, bytes; null where it was not compared.</summary>
    public double? SizeOf(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.SizeBytes;
        }
    }

    /// <summary>The members that a case loses, as far as is known.</summary>
    public IReadOnlyList<string> LostBy(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.Lost ?? [];
        }
    }

    /// <summary>
    /// How many launches of a case are finished in an experiment; the second process of the baseline is not counted separately.
    /// </summary>
    public int Launches(int index, string experiment)
    {
        lock (_lock)
        {
            return experiments[experiment].Launches(index);
        }
    }

    /// <summary>The results of all cases, in the plan's order.</summary>
    /// <param name="reasonIfNotTried">Why a case has no result that has not ended, by the experiment's name.</param>
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
                SizeBytes = state.Verdict?.SizeBytes,
                DeployedBytes = Published.GetValueOrDefault(index)?.DeployedBytes,
                AotWarnings = Published.GetValueOrDefault(index)?.AotWarnings,
                Experiments = plan.Experiments.Where(experiment => experiment.Takes(planned.Id)).ToDictionary(
                    experiment => experiment.Name,
                    experiment => Part(index, experiment.Name, reasonIfNotTried(experiment.Name))),
            };
        }),
    ];

    /// <summary>A case that ended without a result has none, whatever was measured before: that stays in the journal.</summary>
    private CasePart Part(int index, string experiment, string reasonIfNotTried) =>
        _cases[index].EndOf(experiment) is { } end
            ? new() { Outcome = end.Outcome, Reason = end.Reason, Frames = end.Frames, Refused = end.Refused }
            : experiments[experiment].Result(index) ?? new() { Outcome = Outcome.Skipped, Reason = reasonIfNotTried };

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
            case StaleEntry stale:
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

    /// <summary>The state of one case.</summary>
    private sealed class CaseState
    {
        public VerdictEntry? Verdict { get; set; }

        /// <summary>How it ended without a result, by the experiment's name; the empty one stands for all experiments.</summary>
        public Dictionary<string, OutcomeEntry> Ends { get; } = [];

        /// <summary>The experiments in which its process was killed from outside; the empty name stands for verification.</summary>
        public HashSet<string> Kills { get; } = [];

        public OutcomeEntry? EndOf(string? experiment) =>
            Ends.GetValueOrDefault("") ?? (experiment is null ? null : Ends.GetValueOrDefault(experiment));
    }
}
