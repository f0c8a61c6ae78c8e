namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// Since which version of a library a check fails, and until which: from the checks of several versions in one configuration. Whoever shows
/// this takes it from here.
/// </summary>
/// <param name="Serializer">The serializer, without a version.</param>
/// <param name="Target">The target.</param>
/// <param name="Tried">The versions with checks, the oldest first, each once: those that ran, whatever was asked for.</param>
/// <param name="NotKnown">
/// The versions of which nothing is known, each with the reason: one that is not built, or built without a tool that is part of it.
/// </param>
/// <param name="Failures">The failures of any of the versions, in the order of category, probe and outcome.</param>
public sealed record VersionHistory(
    string Serializer,
    string Target,
    IReadOnlyList<CheckedSerializer> Tried,
    IReadOnlyDictionary<string, string> NotKnown,
    IReadOnlyList<FailureHistory> Failures)
{
    private const char Pinned = '@';

    private readonly Dictionary<VersionedFailure, FailureHistory> _failures = Failures.ToDictionary(one => one.Failure);

    /// <summary>The failures that came or went between the versions.</summary>
    public IEnumerable<FailureHistory> Changes =>
        Failures.Where(failure => failure.Periods.Any(period => (period.NotIn ?? period.Until) is not null));

    /// <summary>The versions with a failure; none where no tried version has it.</summary>
    /// <param name="cause">The failure, of whatever version; of several members that are lost together the first.</param>
    /// <param name="category">The category.</param>
    public IReadOnlyList<FailurePeriod> PeriodsOf(CheckCause cause, CheckCategory category)
    {
        ArgumentNullException.ThrowIfNull(cause);
        var failures = cause.Findings.Where(finding => finding.Category == category)
            .SelectMany(finding => VersionedFailure.Of(cause.Probe, finding, _ => null));
        return failures.FirstOrDefault() is { } failure && _failures.TryGetValue(failure, out var history) ? history.Periods : [];
    }

    /// <summary>The serializers of a run of which it has several versions; none where at most one is known.</summary>
    public static IReadOnlyList<VersionHistory> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return
        [
            .. from serializer in CheckedSerializer.Of(file)
               group serializer by (Name: SerializerReference.WithoutVersion(serializer.Name), serializer.Target) into versions
               let known = InOrder(versions)
               where known.Count > 1
               select new VersionHistory(
                   versions.Key.Name, versions.Key.Target, known, NotKnownOf(file, versions.Key.Name, known),
                   new FailuresOfVersions(known, versions.Count()).All()),
        ];
    }

    private static List<CheckedSerializer> InOrder(IEnumerable<CheckedSerializer> versions) =>
    [
        .. versions.Where(one => one.Info.BuiltWithout is null && VersionOrder.NumberOf(one.Version) is not null)
            .OrderBy(one => VersionOrder.NumberOf(one.Version)).DistinctBy(one => one.Version),
    ];

    // By the version that was asked for; of one that was not pinned, by that which was built.
    private static Dictionary<string, string> NotKnownOf(ResultsFile file, string serializer, List<CheckedSerializer> known)
    {
        var versions = known.Select(one => one.Version).ToHashSet();
        var infos = SerializerInfos.Of(file);
        var asked = from named in file.Serializers
                    let info = infos[named.Name]
                    where SerializerReference.WithoutVersion(info.Name) == serializer
                    let version = info.Name.Split(Pinned) is [_, var pinned] ? pinned.Split('/')[0] : info.Version
                    where version is not null && !versions.Contains(version)
                    orderby VersionOrder.NumberOf(version)
                    select (version, Reason: ReasonOf(file, info, version));
        return asked.DistinctBy(one => one.version).ToDictionary(one => one.version, one => one.Reason);
    }

    private static string ReasonOf(ResultsFile file, SerializerInfo info, string asked)
    {
        var ended = file.Cases.Where(result => result.Id.Serializer == info.Name && !CheckedSerializer.WereChecksRun(result))
            .CountBy(result => result.Outcome).OrderByDescending(outcome => outcome.Value).Select(outcome => outcome.Key.Word());
        return info.BuiltWithout is { } tool ? $"built without {tool}"
            : info.Version is { } other && other != asked ? $"{other} was built in its place"
            : ended.FirstOrDefault() ?? "no check was run";
    }
}

/// <summary>
/// What is one failure in all versions of a library: the same values end alike in a category, at the same member. Messages, values and
/// shapes may differ.
/// </summary>
/// <param name="Category">The category.</param>
/// <param name="Probe">The probe or dataset.</param>
/// <param name="Outcome">The result.</param>
/// <param name="What">The member with the kind of its loss; of an exception the member, where it is known, else empty.</param>
/// <param name="Writer">The older version of the library that wrote the data; null: the same version.</param>
public sealed record VersionedFailure(CheckCategory Category, string Probe, CheckOutcome Outcome, string What, string? Writer = null)
{
    private static readonly string[] s_calls = ["Serialize, ", "Deserialize, "];

    internal bool IsThrown => Outcome is CheckOutcome.Rejected or CheckOutcome.UnexpectedException or CheckOutcome.ExcessiveResources
        or CheckOutcome.Timeout or CheckOutcome.Crash;

    // Nothing of what Roundup's code does, and of threads, which meet by chance. Version: that of a serializer which may have written.
    internal static IEnumerable<VersionedFailure> Of(string probe, CheckFinding finding, Func<string, string?> version)
    {
        var from = finding is { Category: CheckCategory.Versions, Id.Way: Way.From other } ? other : null;
        var writer = from is null ? null : version(from.Writer);
        if (finding.Outcome == CheckOutcome.ByRoundup || finding.Category == CheckCategory.Threads || (from is not null && writer is null))
        {
            yield break;
        }

        var isThrown = finding.Lost.Count == 0 || finding.Reason is not null;
        foreach (var lost in finding.Lost)
        {
            // What is less harmful than an exception, and a loss, is a default value.
            var outcome = Contracts.Comparison.IsForm(lost) ? CheckOutcome.Equivalent
                : isThrown ? CheckOutcome.DefaultValue
                : finding.Outcome;
            yield return new(finding.Category, probe, outcome, lost, writer);
        }

        if (isThrown)
        {
            var call = s_calls.FirstOrDefault(name => finding.Place?.StartsWith(name, StringComparison.Ordinal) == true);
            yield return new(finding.Category, probe, finding.Outcome, call is null ? "" : finding.Place![call.Length..], writer);
        }
    }
}

/// <summary>A failure with the versions that have it.</summary>
/// <param name="Failure">The failure.</param>
/// <param name="Newest">What the newest version that has it shows.</param>
/// <param name="Periods">When it came and went, the oldest period first.</param>
public sealed record FailureHistory(VersionedFailure Failure, CheckCause Newest, IReadOnlyList<FailurePeriod> Periods)
{
    /// <summary>The older versions of the library whose data fail so, the oldest first; empty: each version reads its own data.</summary>
    public IReadOnlyList<string> WrittenBy { get; init; } = [];
}

/// <summary>Tried versions, one after the other, that have a failure.</summary>
/// <param name="Since">The first version with it.</param>
/// <param name="LastIn">The last version with it.</param>
public sealed record FailurePeriod(string Since, string LastIn)
{
    /// <summary>
    /// The last version before it of which is known that it has not the failure; null: there is none, so that the failure may be older than
    /// <see cref="Since"/>. Of versions between the two nothing is known.
    /// </summary>
    public string? NotIn { get; init; }

    /// <summary>What became of the same values in <see cref="NotIn"/>.</summary>
    public CheckOutcome? Before { get; init; }

    /// <summary>The first version without it afterwards; null: the newest version that is known has it.</summary>
    public string? Until { get; init; }

    /// <summary>What becomes of the same values in <see cref="Until"/>.</summary>
    public CheckOutcome? After { get; init; }
}
