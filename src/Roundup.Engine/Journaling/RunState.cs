using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Machine;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Journaling;

/// <summary>The state that results from the entries of a journal: both a new and a resumed run take their results from it.</summary>
internal sealed class RunState(Plan plan, ExperimentState experiment)
{
    private readonly Lock _lock = new();
    private readonly CaseState[] _cases = [.. plan.Cases.Select(_ => new CaseState())];

    /// <summary>The first entry; null before it is read or written.</summary>
    public RunEntry? Run { get; private set; }

    /// <summary>Seconds of each stage so far.</summary>
    public PartEntry Seconds { get; private set; } = new(0, 0, 0);

    /// <summary>The state of the experiment.</summary>
    public ExperimentState Experiment { get; } = experiment;

    /// <summary>Seconds of measuring so far, including parts of the run that were killed.</summary>
    public double MeasuredSeconds => Math.Max(Seconds.MeasureSeconds, Experiment.LastSampleSeconds);

    /// <summary>What each case was made of in the last part of the run, by its index; null before the first build.</summary>
    public IReadOnlyList<string>? Stamps { get; private set; }

    /// <summary>Resolved versions, by library.</summary>
    public Dictionary<string, BuiltEntry> Built { get; } = [];

    /// <summary>Versions of compressors, by name.</summary>
    public Dictionary<string, CompressorEntry> Compressors { get; } = [];

    /// <summary>Targets, by name.</summary>
    public Dictionary<string, TargetInfo> Targets { get; } = [];

    /// <summary>Every process ever started.</summary>
    public List<WorkerEntry> Workers { get; } = [];

    /// <summary>Payloads in the archive, by case.</summary>
    public Dictionary<int, KeptEntry> Kept { get; } = [];

    /// <summary>The datasets of this part of the run.</summary>
    public IReadOnlyList<DatasetInfo> Values { get; set; } = [];

    /// <summary>
    /// The deployed sizes of the workers of cases in bytes, by the case's index; cases whose target is not published have none.
    /// </summary>
    public IReadOnlyDictionary<int, long> DeployedBytes { get; set; } = new Dictionary<int, long>();

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
    public bool HasEnded(int index)
    {
        lock (_lock)
        {
            return _cases[index].Outcome is not null;
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

    /// <summary>How many launches of a case are finished; the second process of the baseline is not counted separately.</summary>
    public int Launches(int index)
    {
        lock (_lock)
        {
            return Experiment.Launches(index);
        }
    }

    /// <summary>The results of all cases, in the plan's order.</summary>
    public IReadOnlyList<CaseResult> Results(string reasonIfNotTried) =>
    [
        .. _cases.Select((state, index) =>
        {
            long? deployedBytes = DeployedBytes.TryGetValue(index, out var bytes) ? bytes : null;
            return state.Result(plan.Cases[index], Experiment.Data(index), deployedBytes, reasonIfNotTried);
        }),
    ];

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
                    Seconds.MeasureSeconds + part.MeasureSeconds,
                    ProcessorTimes.Sum(Seconds.Measuring, part.Measuring));
                break;
            case StampsEntry stamps:
                Stamps = stamps.Cases;
                break;
            case StaleEntry stale:
                foreach (var index in stale.Cases)
                {
                    _cases[index].Verdict = null;
                    _cases[index].Outcome = null;
                }

                Experiment.Forget(stale.Cases);
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
            case OutcomeEntry outcome:
                _cases[outcome.Case].Outcome = outcome;
                break;
            case NoticeEntry { Notice: var notice }:
                if (!Notices.Exists(known => known.Code == notice.Code && known.Arguments.SequenceEqual(notice.Arguments)))
                {
                    Notices.Add(notice);
                }

                break;
            default:
                Experiment.Apply(entry);
                break;
        }
    }

    /// <summary>The state of one case.</summary>
    private sealed class CaseState
    {
        public VerdictEntry? Verdict { get; set; }

        public OutcomeEntry? Outcome { get; set; }

        public CaseResult Result(PlannedCase planned, CaseData? data, long? deployedBytes, string reasonIfNotTried)
        {
            // A case that ended without a result has none, whatever was measured before: that stays in the journal.
            var outcome = Outcome?.Outcome ?? (data is not null ? Roundup.Results.Outcome.Measured : Roundup.Results.Outcome.Skipped);
            return new CaseResult
            {
                Id = planned.Id,
                Shape = planned.Shape == planned.Id.Cell.Shape ? null : planned.Shape,
                AdaptedFrom = Verdict?.AdaptedFrom,
                Outcome = outcome,
                Reason = outcome switch
                {
                    Roundup.Results.Outcome.Measured => null,
                    Roundup.Results.Outcome.Skipped => Outcome?.Reason ?? reasonIfNotTried,
                    _ => Outcome?.Reason,
                },
                Frames = Outcome?.Frames,
                Fidelity = Verdict?.Fidelity ?? Fidelity.Unchecked,
                Lost = Verdict?.Lost ?? [],
                SizeBytes = Verdict?.SizeBytes,
                Data = outcome == Roundup.Results.Outcome.Measured ? data : null,
                DeployedBytes = deployedBytes,
            };
        }
    }
}
