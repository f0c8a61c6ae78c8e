namespace Roundup.Results.Messages;

#pragma warning disable CS1591 // Each says its text itself.

/// <summary>
/// Every message there is besides errors, with its text (the cause, then the remedy) and its place in a report: those of one place in this
/// order.
/// </summary>
public enum NoticeCode
{
    [Notice(
        "Roundup itself failed ({0}), so the run ended early with what was measured until then. Please report it, and resume with "
        + "`roundup run --resume`.",
        NoticePlace.First)]
    HostFailed,

    [Notice(
        "The file lacks shard {0} of {1}, and so {2} of {3:case|cases}. Merge the results of the missing shards with it.",
        NoticePlace.First)]
    ShardsMissing,

    [Notice(
        "The machine is so busy that each ratio of a table ({0} of them) may be off by a factor of two, so no launches were added. "
        + "Close other programs or take another machine, and run again, with --effort rigorous if it stays busy.",
        NoticePlace.First)]
    NothingCanBeTold,

    [Notice(
        "A/A check: {0} of {1:interval|intervals} of two processes of the same serializer exclude 1, more than chance explains (one in "
        + "twenty), so the intervals of this run are too narrow. Repeat it on a quiet machine, with more launches.",
        NoticePlace.First)]
    IntervalsTooNarrow,

    [Notice(
        "A/A check: two processes of the same serializer differed by {0} in the median, so differences of that size mean nothing here. "
        + "Repeat the run on a quiet machine, with more launches.",
        NoticePlace.First)]
    ReplicasFarApart,

    [Notice(
        "--package-source does not have all packages: {0}. "
        + "If a source should have one of them, check its address or folder, and the version.",
        NoticePlace.First)]
    NotFromPackageSource,

    [Notice(
        "{0} was rebuilt during this run, by another run in the same clone or by hand, so its numbers may come from two builds. Repeat "
        + "the run, and build nothing meanwhile.",
        NoticePlace.First)]
    ChangedMeanwhile,

    [Notice(
        "Code, package or dataset of {0} changed since the run was interrupted: {1:case was|cases were} verified and measured again, "
        + "with all cases that are measured beside them.",
        NoticePlace.First)]
    ChangedSinceThen,

    [Notice("Roundup itself is a Debug build. Run with -c Release (the workers are Release builds either way).", NoticePlace.First)]
    DebugBuild,

    [Notice("A debugger is attached, which slows the host process and may slow workers. Run without it.", NoticePlace.First)]
    DebuggerAttached,

    [Notice(
        "The budget of {0} was used up: {1} of {2:case|cases} not measured, {3} with fewer launches than requested. "
        + NoticeWords.MoreTimeOrFilter,
        NoticePlace.First)]
    BudgetLeftOut,

    [Notice(
        "The budget of {0} was used up: {1} of {2:case|cases} not checked, {3} checked in part. "
        + NoticeWords.MoreTimeOrLess,
        NoticePlace.First)]
    BudgetLeftOutSentences,

    [Notice(
        "{0} is unavailable on this machine, and so is every case on it: {1} (`roundup list targets --check` tries all runtimes).",
        NoticePlace.First)]
    TargetUnavailable,

    [Notice(
        "{0} has no ratios: no serializer there is exact, so there is no fallback baseline. Name one with --baseline.",
        NoticePlace.First)]
    NoBaseline,

    [Notice("{0} was not measured in {1}: ratios there are relative to {2}, the exact serializer with the lowest Mean.", NoticePlace.First)]
    BaselineMissing,

    [Notice(
        "{0} was not measured in {1}: all ratios there are relative to {2}, the same serializer on the first runtime where it was.",
        NoticePlace.First)]
    BaselineElsewhere,

    [Notice(
        "{0}, the baseline of the suite, is not among --serializer, so all ratios are relative to {1}. --baseline names another.",
        NoticePlace.First)]
    BaselineLeftOut,

    [Notice("{0} has only {1:finished launch|finished launches}: an interval needs at least 2.", NoticePlace.First)]
    TooFewLaunches,

    [Notice(
        "Members are parsed only when they are read in {0}, which takes another {1} of the time of the call. Compare the time with "
        + "reading if you read most of what you receive.",
        NoticePlace.First)]
    ParsesWhenRead,

    [Notice(
        "The tables come from {0} runs on machines of one kind, each table from one of them. Do not compare times of tables from "
        + "different machines (Machine and runtimes lists them).",
        NoticePlace.First)]
    SeveralMachines,

    [Notice(
        "The suite times other calls than usual ({0}). Do not compare these tables with those of other suites (docs/timing-contract.md, "
        + "Other uses of streams).",
        NoticePlace.First)]
    OtherCalls,

    [Notice(
        "Comparers are not verified: \"exact\" holds for the contents of {0} alone, and a library that creates the collection anew "
        + "loses its comparer.",
        NoticePlace.First)]
    ComparerNotCompared,

    [Notice("Only one processor is available, so tiered compilation takes about ten times as long. Give the process two.")]
    OneCpu,

    [Notice("The processor's governor is {0}, which changes the clock with the load. Choose 'performance' for steadier times.")]
    LowPowerGovernor,

    [Notice(
        "A budget of {0} covers about {1} of this run, which takes about {2}: an estimated {3} of {4:table|tables}, each with all its "
        + "serializers, without {5}.")]
    BudgetBuysTables,

    [Notice(
        "A budget of {0} covers about {1} of this run, which takes about {2}: all tables are measured, with fewer launches than "
        + "requested.")]
    BudgetBuysLaunches,

    [Notice(
        "A budget of {0} does not cover the first tables: {2} needs about {1}, and is measured with all its serializers until the "
        + "budget runs out. All tables take about {3}.")]
    BudgetBuysNoTable,

    [Notice(
        "The time of {0} grows faster than the input, with the count to the power of {1}. Measure it at the size of your data before "
        + "you choose it.")]
    FasterThanInput,

    [Notice(
        "Other threads work too in {0}: all together take {1} times the CPU time of the calling thread. Expect less of it where "
        + "processors are busy.")]
    WorksOnOtherThreads,

    [Notice("Other threads allocate {1} B per call in {0}, which Allocated does not include. Compare 'Allocated, all threads'.")]
    AllocatesOnOtherThreads,

    [Notice("The types of {0} were inferred from {1}, with {2:guess|guesses}. `roundup model` lists them; check those that matter to you.")]
    TypesInferred,

    [Notice(
        "The types of {0} were read from {1}, with {2:difference|differences}. `roundup model --assembly` lists them; what is left out "
        + "there is not measured.")]
    TypesFromAssembly,

    [Notice(
        "The types of {0} lack {1:attribute|attributes} that are or name code of your own ({2}), which is not copied from an assembly. "
        + "--model {3} keeps them; or write the converters in --settings FILE.cs.")]
    CodeNotCopied,

    [Notice("The values of {0} are {1} of the sample, repeated as new objects where a case needs more.")]
    ValuesFromSample,

    [Notice(
        "The values of {0} were generated from its types by seed, with random letters and digits; real text repeats and compresses "
        + "differently. Give a sample of real data with --data if you can.")]
    ValuesFromTypes,

    [Notice(
        "The model of {0} lacks {1:part|parts} of its source that do not compile with it or need a package ({2}): they were not "
        + "measured or checked.")]
    PartsLeftOut,

    [Notice(
        "The types of {0} have no place for {1:member|members} of the sample ({2}), so no library gets them. Add them to the types if "
        + "your data has them.")]
    SampleHasMore,

    [Notice("No library gets {1:member|members} of the sample that the types of {0} have ({2}): {3}.")]
    SampleNotCarried,

    [Notice(
        "The sample never has {1:member|members} of the types of {0} ({2}), so their values are those that the constructors set, with "
        + "other digits and letters where a case needs more values. Add them to the sample if your data has them.")]
    SampleHasLess,

    [Notice(
        "The contents of {1:type|types} of {0} are not verified ({2}): they have no member that can be read and set from outside, so "
        + "\"exact\" does not include them.")]
    StateNotCarried,

    [Notice(
        "The members of {1:type|types} of {0} are fields ({2}), which System.Text.Json writes only with "
        + "JsonSerializerOptions.IncludeFields; its serializers here do not set it.")]
    FieldsAlone,

    [Notice("The sample has more digits than the types of {0} can have in {1:member|members} ({2}): all libraries get the rounded values.")]
    SampleRounded,

    [Notice(
        "The earlier types cannot have the contents of {1:member|members} ({2}) in {3:value|values} of the sample. The two versions "
        + "exchange copies with other contents there, so whether {4} reads the new ones is not checked.")]
    ValuesOnlyNow,

    [Notice(
        "The constructors and setters of the types of {0} change {1:member|members} of the sample ({2}): all libraries get the changed "
        + "values.")]
    SampleChanged,

    [Notice("{0} did not come with Roundup but from the folder {1}. Whoever repeats the run needs that folder, as it is now.")]
    OwnFolder,

    [Notice("The file has a notice of a newer Roundup that this one does not know. Update Roundup to read it.")]
    Newer,

    [Notice(
        "All non-ASCII characters in the strings of the values were replaced with ASCII letters (--ascii), so no library escapes a "
        + "letter or needs more than a byte for it. Real names and texts have other letters, too.",
        NoticePlace.Last)]
    AsciiText,

    [Notice(
        "{0} was built without {1}, an analyzer or build tool of which the package sources have only {2}: configurations that use its "
        + "source generator fall back to runtime code. --package-source adds a source that has it.",
        NoticePlace.Last)]
    BuiltWithoutTool,

    [Notice(
        "{0} {1} was measured, although {2} is the newest version known, since the package sources of this machine have no newer one. "
        + "Add a source that has it with --package-source.",
        NoticePlace.Last)]
    OldVersion,

    [Notice(
        "{0} {1} was measured, from a source of --package-source, although {2} is the newest version known. To measure that version, "
        + "give a source that has it, or leave the option out.",
        NoticePlace.Last)]
    OldVersionGiven,

    [Notice(
        "The intervals of the ratios of {0} of {1:case|cases} are wider than the requested {2}, after up to {3:launch|launches}. A "
        + "higher --effort, a larger --budget or a quieter machine narrows them.",
        NoticePlace.Last)]
    WiderThanWanted,

    [Notice(
        "{0} of the batches of {1} were noisy, since other programs took time or the machine was slow: intervals are wide there. Repeat "
        + "the run on a quiet machine.",
        NoticePlace.Last)]
    MostlyDisturbed,

    [Notice(
        "The machine's own speed changed by {0} during the run: times are given for its quiet state and ratios are paired within "
        + "rounds, so both are less certain but not shifted. Repeat the run on a quiet machine for narrower intervals.",
        NoticePlace.Last)]
    SpeedDrift,

    [Notice(
        "The hypervisor gave {0} of the processors' time to other work while the run was measured (steal): ratios are paired and suffer "
        + "less than times. Repeat the run when the host is quiet, or on a machine with processors of its own.",
        NoticePlace.Last)]
    Steal,

    [Notice(
        "The load was {0} on {1:processor|processors} before the start, and the build of the run may be part of it. Rely on ratios "
        + "rather than times.",
        NoticePlace.Last)]
    HighLoad, // In files of older versions.

    [Notice(
        "Other programs used {0} of {1:processor|processors} in the second before the start. Close them, or rely on ratios rather than "
        + "times.",
        NoticePlace.Last)]
    OtherPrograms,

    [Notice(
        "{0} of {1:launch|launches} of {2} had not reached a steady state before timing began. Try --effort rigorous.",
        NoticePlace.Last)]
    Unsettled,

    [Notice(
        "{0} of the time of {1} went into compiling methods, so it is not the time of warm code. Try --effort rigorous.",
        NoticePlace.Last)]
    CompiledOnTheClock,

    [Notice(
        "Processor {0}, on which batches are timed, shares its core with {1}, and work there slows it by up to a half. Leave the "
        + "machine idle during the run, or turn simultaneous multithreading off.",
        NoticePlace.Last)]
    SharedCore,

    [Notice("{0}: the data is too big for many processes at once, so one ran at a time and ratios are paired by launch.", NoticePlace.Last)]
    OneWorkerAtATime,
}

/// <summary>Where a report has a notice.</summary>
public enum NoticePlace
{
    /// <summary>What may turn an answer around, then what is not as it was asked for, then what a serializer does besides.</summary>
    First,

    /// <summary>In the order in which they were noticed.</summary>
    Middle,

    /// <summary>The machine.</summary>
    Last,
}

/// <summary>What a notice says, and where.</summary>
/// <param name="text">The text, with a place for each argument.</param>
/// <param name="place">Its place in a report.</param>
[AttributeUsage(AttributeTargets.Field)]
public sealed class NoticeAttribute(string text, NoticePlace place = NoticePlace.Middle) : Attribute
{
    /// <summary>The text, with a place for each argument.</summary>
    public string Text { get; } = text;

    /// <summary>Its place in a report.</summary>
    public NoticePlace Place { get; } = place;
}

internal static class NoticeWords
{
    public const string MoreTimeOrFilter = "Give more time with --budget, or filter.";
    public const string MoreTimeOrLess = "Give more time with --budget, or leave it out.";
}
