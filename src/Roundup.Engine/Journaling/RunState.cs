using Roundup.Contracts;
using Roundup.Engine.Planning;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Journaling;

/// <summary>What the entries of a journal add up to. A run and a resumed run come to their results by this one way.</summary>
internal sealed class RunState(Plan plan)
{
    private readonly Lock _lock = new();
    private readonly CaseState[] _cases = [.. plan.Cases.Select(_ => new CaseState())];
    private readonly Dictionary<(int Group, int Launch), double> _finished = [];

    /// <summary>The first entry; null before it is there.</summary>
    public RunEntry? Run { get; private set; }

    /// <summary>Seconds of each stage so far.</summary>
    public PartEntry Seconds { get; private set; } = new(0, 0, 0);

    /// <summary>When the last batch ended, seconds of measuring: all that is left of a part of the run that was killed.</summary>
    public double LastSampleSeconds { get; private set; }

    /// <summary>Resolved versions, by library.</summary>
    public Dictionary<string, BuiltEntry> Built { get; } = [];

    /// <summary>Versions of compressors, by name.</summary>
    public Dictionary<string, CompressorEntry> Compressors { get; } = [];

    /// <summary>Targets, by name.</summary>
    public Dictionary<string, TargetInfo> Targets { get; } = [];

    /// <summary>Every process ever started.</summary>
    public List<WorkerEntry> Workers { get; } = [];

    /// <summary>Payloads kept, by case.</summary>
    public Dictionary<int, KeptEntry> Kept { get; } = [];

    /// <summary>The data of this part of the run.</summary>
    public IReadOnlyList<DatasetInfo> Values { get; set; } = [];

    /// <summary>Bytes of what the workers of cases were published as, by the case's index; those that publish nothing are not in it.</summary>
    public IReadOnlyDictionary<int, long> PublishBytes { get; set; } = new Dictionary<int, long>();

    /// <summary>What was noticed, each once.</summary>
    public List<Notice> Notices { get; } = [];

    /// <summary>Whether a run was planned as this one is: the same cases, and by the seed the same values and order.</summary>
    public bool Fits(RunEntry run) => run.Options.Seed == plan.Options.Seed && run.Cases.SequenceEqual(plan.Cases.Select(planned => planned.Id.ToString()));

    /// <summary>Counts an entry.</summary>
    /// <exception cref="IndexOutOfRangeException">It names a case that the plan does not have.</exception>
    public void Apply(Entry entry)
    {
        lock (_lock)
        {
            ApplyLocked(entry);
        }
    }

    /// <summary>Whether a case has ended without a number, in this part of the run or an earlier one.</summary>
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

    /// <summary>The members that a case is known to lose.</summary>
    public IReadOnlyList<string> LostBy(int index)
    {
        lock (_lock)
        {
            return _cases[index].Verdict?.Lost ?? [];
        }
    }

    /// <summary>How many launches of a case are finished; the second process of the baseline is not counted apart.</summary>
    public int Launches(int index)
    {
        lock (_lock)
        {
            return _cases[index].Launches;
        }
    }

    /// <summary>Whether a group of launches is whole.</summary>
    public bool IsFinished(int group, int launch) => _finished.ContainsKey((group, launch));

    /// <summary>How long a group took in an earlier launch, seconds; null before it ran.</summary>
    public double? SecondsOf(int group) => _finished.Where(finished => finished.Key.Group == group).Select(finished => (double?)finished.Value).Max();

    /// <summary>The results of all cases, in the plan's order.</summary>
    public IReadOnlyList<CaseResult> Results(string reasonIfNotTried) => [.. _cases.Select((state, index) => state.Result(plan.Cases[index], reasonIfNotTried) with { PublishBytes = PublishBytes.TryGetValue(index, out var bytes) ? bytes : null })];

    private void ApplyLocked(Entry entry)
    {
        switch (entry)
        {
            case RunEntry run:
                Run = run;
                break;
            case PartEntry part:
                Seconds = new PartEntry(Seconds.BuildSeconds + part.BuildSeconds, Seconds.VerifySeconds + part.VerifySeconds, Seconds.MeasureSeconds + part.MeasureSeconds);
                break;
            case BuiltEntry built:
                Built[built.Library] = built;
                break;
            case CompressorEntry compressor:
                var known = Compressors.GetValueOrDefault(compressor.Compressor);
                Compressors[compressor.Compressor] = compressor with { Version = compressor.Version ?? known?.Version, FileVersion = compressor.FileVersion ?? known?.FileVersion };
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
            case SampleEntry sample:
                LastSampleSeconds = Math.Max(LastSampleSeconds, sample.Sample.AtSeconds);
                _cases[sample.Case].Pending(sample.Group, sample.Launch, sample.Replica).Add(sample.Sample);
                break;
            case LaunchEntry launch:
                _cases[launch.Case].Describe(launch);
                break;
            case GroupStartEntry start:
                foreach (var state in _cases)
                {
                    state.Forget(start);
                }

                break;
            case GroupEndEntry end:
                _finished[(end.Group, end.Launch)] = end.Seconds;
                foreach (var state in _cases)
                {
                    state.Finish(end);
                }

                break;
            case FirstCallsEntry calls:
                _finished[(calls.Group, calls.Launch)] = calls.Seconds;
                foreach (var call in calls.Calls)
                {
                    LastSampleSeconds = Math.Max(LastSampleSeconds, call.Sample.AtSeconds);
                    _cases[call.Case].FirstCalls.Add(call.Sample);
                }

                break;
            case NoticeEntry notice when !Notices.Any(known => known.Code == notice.Notice.Code && known.Arguments.SequenceEqual(notice.Notice.Arguments)):
                Notices.Add(notice.Notice);
                break;
        }
    }

    /// <summary>What is known of one case.</summary>
    private sealed class CaseState
    {
        private readonly Dictionary<(int Group, int Launch, int Replica), (List<Sample> Samples, LaunchResult? Description)> _pending = [];
        private readonly List<LaunchResult> _launches = [];

        public VerdictEntry? Verdict { get; set; }

        public OutcomeEntry? Outcome { get; set; }

        public List<FirstCallSample> FirstCalls { get; } = [];

        public int Launches => _launches.DistinctBy(launch => launch.Index).Count() + FirstCalls.Count;

        public List<Sample> Pending(int group, int launch, int replica)
        {
            var key = (group, launch, replica);
            if (!_pending.TryGetValue(key, out var pending))
            {
                _pending[key] = pending = ([], null);
            }

            return pending.Samples;
        }

        public void Describe(LaunchEntry entry)
        {
            var key = (entry.Group, entry.Launch.Index, entry.Launch.Replica);
            _pending[key] = (Pending(entry.Group, entry.Launch.Index, entry.Launch.Replica), entry.Launch);
        }

        /// <summary>Leaves out what an earlier, unfinished try of the same launches left behind.</summary>
        public void Forget(GroupStartEntry start)
        {
            foreach (var key in _pending.Keys.Where(key => key.Group == start.Group && key.Launch == start.Launch).ToList())
            {
                _pending.Remove(key);
            }
        }

        public void Finish(GroupEndEntry end)
        {
            foreach (var (key, (samples, description)) in _pending.Where(pending => pending.Key.Group == end.Group && pending.Key.Launch == end.Launch).ToList())
            {
                _pending.Remove(key);
                if (description is not null)
                {
                    _launches.Add(description with { Samples = samples });
                }
            }
        }

        public CaseResult Result(PlannedCase planned, string reasonIfNotTried)
        {
            // What ended without a number has none, whatever was measured before.
            var outcome = Outcome?.Outcome ?? (Launches > 0 ? Roundup.Results.Outcome.Measured : Roundup.Results.Outcome.Skipped);
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
                Fidelity = Verdict?.Fidelity ?? Fidelity.Unchecked,
                Lost = Verdict?.Lost ?? [],
                SizeBytes = Verdict?.SizeBytes,
                Launches = [.. _launches.OrderBy(launch => launch.Index).ThenBy(launch => launch.Replica)],
                FirstCalls = FirstCalls.Count > 0 ? [.. FirstCalls] : null,
            };
        }
    }
}
