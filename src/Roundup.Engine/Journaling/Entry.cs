using System.Text.Json.Serialization;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Machine;
using Roundup.Results.Messages;

namespace Roundup.Engine.Journaling;

/// <summary>
/// One line of the journal. Cases are named by their index in the plan. The entries that an experiment adds are listed by
/// <see cref="ExperimentState.Entries"/>.
/// </summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "t")]
[JsonDerivedType(typeof(RunEntry), "run")]
[JsonDerivedType(typeof(PartEntry), "part")]
[JsonDerivedType(typeof(MeasuredEntry), "measured")]
[JsonDerivedType(typeof(StampsEntry), "stamps")]
[JsonDerivedType(typeof(OutdatedEntry), "stale")]
[JsonDerivedType(typeof(BuiltEntry), "built")]
[JsonDerivedType(typeof(CompressorEntry), "compressor")]
[JsonDerivedType(typeof(TargetEntry), "target")]
[JsonDerivedType(typeof(WorkerEntry), "worker")]
[JsonDerivedType(typeof(VerdictEntry), "verdict")]
[JsonDerivedType(typeof(KeptEntry), "kept")]
[JsonDerivedType(typeof(KilledEntry), "killed")]
[JsonDerivedType(typeof(OutcomeEntry), "outcome")]
[JsonDerivedType(typeof(NoticeEntry), "notice")]
public abstract record Entry;

// The first line: the options of the run. A resumed run is planned again from them and must have the same cases.
internal sealed record RunEntry(RunOptions Options, IReadOnlyList<string> Cases, DateTimeOffset Started, int Schema) : Entry
{
    // The machine; null in journals of older versions.
    public MachineInfo? Machine { get; init; }
}

// A part of the run ended: the seconds of building and verifying, and what the processors did while it measured (null where the system does
// not report it). They are summed over the parts.
internal sealed record PartEntry(double BuildSeconds, double VerifySeconds, ProcessorTimes? Measuring = null) : Entry;

// An experiment ended, or was interrupted: the seconds that it measured, summed over the parts of the run.
internal sealed record MeasuredEntry(string Experiment, double Seconds) : Entry;

// What each case is made of, a stamp by its index; empty for one that cannot run. Each part of a run has one.
internal sealed record StampsEntry(IReadOnlyList<string> Cases) : Entry;

// Cases were made of something else in an earlier part of the run: what is known of them does not count.
internal sealed record OutdatedEntry(IReadOnlyList<int> Cases) : Entry;

internal sealed record BuiltEntry(string Library, string? Version, string? FileVersion, bool FromPackageSource) : Entry
{
    // When that version was released; null where that is not known.
    public DateOnly? Released { get; init; }
}

// What a build or a worker reports about a compressor; null for what it does not know.
internal sealed record CompressorEntry(string Compressor, string? Version, string? FileVersion, bool FromPackageSource) : Entry
{
    // When that version was released; null where that is not known.
    public DateOnly? Released { get; init; }
}

internal sealed record TargetEntry(TargetInfo Info) : Entry;

// A process was started. A resumed run ends it if it is still running, with what it has started, which has the mark.
internal sealed record WorkerEntry(int Pid, long Start, string? Mark = null) : Entry;

internal sealed record VerdictEntry(int Case, Fidelity Fidelity, IReadOnlyList<string> Lost, double SizeBytes, Shape? AdaptedFrom) : Entry
{
    public IReadOnlyList<string>? Examples { get; init; }

    public string? Foretold { get; init; }

    public string? Note { get; init; }
}

// A payload was written to a file, whose path is relative to the folder of the payload archive.
internal sealed record KeptEntry(int Case, string File, long Bytes, string Sha256) : Entry;

// The process that was at a case was killed from outside. The case is tried once more.
internal sealed record KilledEntry(int Case) : Entry
{
    // The experiment that it happened in; null: in verification.
    public string? Experiment { get; init; }
}

internal sealed record OutcomeEntry(int Case, Outcome Outcome, string Reason) : Entry
{
    // The experiment in which it ended; null: in all of them, because it cannot be built or is wrong.
    public string? Experiment { get; init; }

    public bool? Refused { get; init; }

    // The library's first frames; null where they are not known.
    public IReadOnlyList<string>? Frames { get; init; }
}

internal sealed record NoticeEntry(Notice Notice) : Entry;
