using System.Text.Json.Serialization;
using Roundup.Results.Messages;

namespace Roundup.Results;

/// <summary>The whole of <c>results.json</c>. Reports, comparisons and merges read this and nothing else.</summary>
public sealed record ResultsFile
{
    /// <summary>The version of this schema that this program writes and reads.</summary>
    public const int CurrentSchema = 6;

    /// <summary>The version of the schema that the file was written with.</summary>
    public int Schema { get; init; } = CurrentSchema;

    /// <summary>What was asked, and when.</summary>
    public required RunInfo Run { get; init; }

    /// <summary>Where.</summary>
    public required MachineInfo Machine { get; init; }

    /// <summary>The targets.</summary>
    public IReadOnlyList<TargetInfo> Targets { get; init; } = [];

    /// <summary>The serializers.</summary>
    public IReadOnlyList<SerializerInfo> Serializers { get; init; } = [];

    /// <summary>The compressors; empty where none was asked for.</summary>
    public IReadOnlyList<CompressorInfo> Compressors { get; init; } = [];

    /// <summary>The data.</summary>
    public IReadOnlyList<DatasetInfo> Datasets { get; init; } = [];

    /// <summary>What the engine noticed: a busy machine, a missing package, what a budget left out.</summary>
    public IReadOnlyList<Notice> Notices { get; init; } = [];

    /// <summary>
    /// The runs that the file was joined from (<c>roundup merge</c>); null for the file of one run. <see cref="Machine"/> is then that of
    /// the first, with the worst load, steal and drift of all.
    /// </summary>
    public IReadOnlyList<RunPart>? Parts { get; init; }

    /// <summary>Whether launches have their samples, and not only what is estimated from them.</summary>
    [JsonIgnore]
    public bool HasSamples => Cases.SelectMany(result => result.Experiments.Values)
        .Any(part => part is FirstCallData { Calls.Count: > 0 }
            || (part is SpeedData speed && speed.Launches.Any(launch => launch.Samples.Count > 0)));

    /// <summary>The names of a sample's elements, for readers other than this program; null without samples.</summary>
    public IReadOnlyList<string>? SampleColumns => HasSamples ? Sample.Columns : null;

    /// <summary>
    /// The version of a serializer on a target: what comes with the runtime has that of the target's, the others that of their package.
    /// </summary>
    public string? VersionOf(SerializerInfo serializer, string target)
    {
        ArgumentNullException.ThrowIfNull(serializer);
        return serializer.Package is null && Targets.FirstOrDefault(known => known.Name == target) is { } runtime
            ? runtime.Version
            : serializer.Version;
    }

    /// <summary>Every case of the plan, in the plan's order.</summary>
    public IReadOnlyList<CaseResult> Cases { get; init; } = [];

    /// <summary>What the run's experiment check found, for the reports of its other experiments; empty where it made none.</summary>
    [JsonIgnore]
    public IReadOnlyList<CaseResult> Checks { get; init; } = [];

    /// <summary>Whether the run made an experiment.</summary>
    public bool Has(string experiment) => Run.Experiments.Any(run => run.Name == experiment);

    /// <summary>
    /// The same with one experiment alone: how it was made, and the cases that take part in it. What another experiment proved wrong is
    /// wrong in this one too, so that no table, ranking or file has a number of it.
    /// </summary>
    /// <exception cref="InvalidOperationException">The run did not make it.</exception>
    public ResultsFile Of(string experiment)
    {
        var run = Run.Experiments.First(made => made.Name == experiment);
        if (Run.Experiments.Count == 1)
        {
            return this;
        }

        var pairs = Cases.ToLookup(result => result.Id.WithoutOperation());
        return this with
        {
            Run = Run with { Experiments = [run] },
            Checks = experiment != ExperimentNames.Check && Has(ExperimentNames.Check) ? Of(ExperimentNames.Check).Cases : [],
            Cases =
            [
                .. Cases.Where(result => result.Experiments.ContainsKey(experiment)).Select(result => result with
                {
                    Experiments = new Dictionary<string, CasePart>
                    {
                        // A check says itself what is wrong, sentence by sentence.
                        [experiment] = (experiment == ExperimentNames.Check ? null : ProvedWrong(result, experiment, pairs))
                            ?? result.Experiments[experiment],
                    },
                }),
            ],
        };
    }

    // The part that proves a case wrong, the experiment's own first; null where none does. An experiment that takes one operation alone
    // proves it for both.
    private static CasePart? ProvedWrong(CaseResult result, string experiment, ILookup<CaseId, CaseResult> pairs)
    {
        var parts = result.Experiments.OrderByDescending(part => part.Key == experiment);
        var others = pairs[result.Id.WithoutOperation()].SelectMany(other => other.Experiments)
            .Where(part => !result.Experiments.ContainsKey(part.Key));
        return parts.Concat(others).Select(part => part.Value).FirstOrDefault(part => part.Outcome == Outcome.Wrong);
    }
}
