using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>One case with what each experiment found out about it.</summary>
public sealed record CaseResult
{
    /// <summary>Which case.</summary>
    public required CaseId Id { get; init; }

    /// <summary>
    /// The shape that was timed, where the table's is <see cref="Contracts.Shape.Preferred"/>; null elsewhere: the table's.
    /// </summary>
    public Shape? Shape { get; init; }

    /// <summary>The shape of the library's own inside an adapted shape; null where the shape is native (or never opened).</summary>
    public Shape? AdaptedFrom { get; init; }

    /// <summary>Whether the round trip is exact.</summary>
    public Fidelity Fidelity { get; init; }

    /// <summary>
    /// The members that lost something, by path, for example <c>Orders[].Placed: DateTime.Kind</c>. Of an exact case, those in which a
    /// number that is equal has another form (<c>decimal scale</c>, <c>-0.0</c>).
    /// </summary>
    public IReadOnlyList<string> Lost { get; init; } = [];

    /// <summary>
    /// An example of each of <see cref="Lost"/>, in the same order, with the first root that loses it:
    /// <c>First → Second (root 0)</c>. Null if nothing is lost, and for own data unless the run had <c>--include-data</c>.
    /// </summary>
    public IReadOnlyList<string>? LostExamples { get; init; }

    /// <summary>
    /// What an analyzer or generator of the library said of a member that is lost, when the model was compiled: code and message. Null
    /// where none did.
    /// </summary>
    public string? Foretold { get; init; }

    /// <summary>What the library itself tells of the user's settings; null: nothing.</summary>
    public string? Note { get; init; }

    /// <summary>
    /// Whether the case counts as exact because the user accepts all that it loses (<see cref="RunInfo.Accepted"/>). Never stored: the
    /// file has what was found.
    /// </summary>
    [JsonIgnore]
    public bool IsAccepted { get; init; }

    /// <summary>
    /// Mean length over the pool of what Serialize produced, in bytes (UTF-8 for String); null where nothing was produced.
    /// </summary>
    public double? SizeBytes { get; init; }

    /// <summary>Bytes of what the worker was published as, all files together; null for a target that does not publish.</summary>
    public long? DeployedBytes { get; init; }

    /// <summary>
    /// How many places in the library and its dependencies the compiler of NativeAOT warned of, because they may not work there; null for
    /// other targets, and in files of older versions.
    /// </summary>
    public int? AotWarnings { get; init; }

    /// <summary>The parts of the experiments that the case takes part in, one at least, by the experiment's name.</summary>
    public required IReadOnlyDictionary<string, CasePart> Experiments { get; init; }

    /// <summary>The part of the only experiment: that of <see cref="ResultsFile.Of"/>, or of a run that made no other.</summary>
    /// <exception cref="InvalidOperationException">The case has parts of several experiments.</exception>
    [JsonIgnore]
    public CasePart Part => Experiments.Values.Single();

    /// <summary>How the case ended in the only experiment.</summary>
    /// <exception cref="InvalidOperationException">The case has parts of several experiments.</exception>
    [JsonIgnore]
    public Outcome Outcome => Part.Outcome;

    /// <inheritdoc cref="CasePart.Reason"/>
    [JsonIgnore]
    public string? Reason => Part.Reason;

    /// <inheritdoc cref="CasePart.Frames"/>
    [JsonIgnore]
    public IReadOnlyList<string>? Frames => Part.Frames;
}
