using System.Text;

namespace Roundup.Results.Messages;

/// <summary>The text of every notice: the cause, then the remedy.</summary>
public static class NoticeCatalogue
{
    private const string MoreTimeOrFilter = "give more time with --budget, or filter.";
    private const string MoreTimeOrLess = "give more time with --budget, or leave it out.";

    private static readonly NoticeFormat s_format = new();

    private static readonly Dictionary<NoticeCode, string> s_texts = new()
    {
        [NoticeCode.DebuggerAttached] = "A debugger is attached, which slows the host process and may slow workers: run without it.",
        [NoticeCode.DebugBuild] = "Roundup itself is a Debug build: run with -c Release (the workers are Release builds either way).",
        [NoticeCode.HighLoad] =
            "The load was {0} on {1:processor|processors} before the start, and the build of the run may be part of it: rely on ratios "
            + "rather than times.",
        [NoticeCode.OtherPrograms] =
            "Other programs used {0} of {1:processor|processors} in the second before the start: close them, or rely on ratios rather than "
            + "times.",
        [NoticeCode.OneCpu] =
            "Only one processor is available: tiered compilation takes about ten times as long, so give the process two.",
        [NoticeCode.LowPowerGovernor] =
            "The processor's governor is {0}, which changes the clock with the load: choose 'performance' for steadier times.",
        [NoticeCode.SharedCore] =
            "Processor {0}, on which batches are timed, shares its core with {1}, and work there slows it by up to a half: leave the "
            + "machine idle during the run, or turn simultaneous multithreading off.",
        [NoticeCode.Steal] =
            "The hypervisor took {0} of the processors' time for other work while the run was measured (steal): ratios are paired and "
            + "suffer less than times; repeat the run when the host is quiet, or on a machine with processors of its own.",
        [NoticeCode.SpeedDrift] =
            "The machine's own speed changed by {0} during the run: times are given for its quiet state and ratios are paired within "
            + "rounds, so both are less certain but not shifted; repeat the run on a quiet machine for narrower intervals.",
        [NoticeCode.IntervalsTooNarrow] =
            "Two processes of the same row are told apart by {0} of {1:interval|intervals}, more than chance explains (one in twenty): the "
            + "intervals of this run are too narrow; repeat it on a quiet machine, with more launches.",
        [NoticeCode.ReplicasFarApart] =
            "Two processes of the same row differed by {0} in the median: ignore differences between rows of that size; repeat the run on "
            + "a quiet machine, with more launches.",
        [NoticeCode.BaselineMissing] = "{0} has no number in {1}: ratios there are relative to {2}, the exact row with the lowest Mean.",
        [NoticeCode.BaselineElsewhere] =
            "{0} has no number in {1}: all ratios there are relative to {2}, the same row on the first target where it has one.",
        [NoticeCode.BaselineLeftOut] =
            "{0}, the baseline of the suite, is not among the rows of --serializer: all ratios are relative to {1}; "
            + "--baseline names another.",
        [NoticeCode.NoBaseline] = "{0} has no ratios: no row there is exact, so no fallback baseline exists; name one with --baseline.",
        [NoticeCode.Unsettled] =
            "{0} of {1:launch|launches} of {2} had not settled before timing began: try --effort rigorous.",
        [NoticeCode.MostlyDisturbed] =
            "{0} of the batches of {1} were disturbed by other work on the machine: intervals are wide there; repeat the run on a quiet "
            + "machine.",
        [NoticeCode.CompiledOnTheClock] =
            "{0} of the time of {1} went into compiling methods, so it is not the time of warm code: try --effort rigorous.",
        [NoticeCode.BudgetLeftOut] =
            "The budget of {0} left out {1} of {2:case|cases} and gave {3:other case|other cases} fewer launches than asked: "
            + MoreTimeOrFilter,
        [NoticeCode.BudgetLeftOutSentences] =
            "The budget of {0} left out {1} of {2:case|cases} of the check, and some questions of {3:other case|other cases}: "
            + MoreTimeOrLess,
        [NoticeCode.BudgetBuysTables] =
            "{0} buy about {1} of this run, which takes about {2}: by estimate {3} of {4:table|tables}, each with all its rows, without "
            + "{5}.",
        [NoticeCode.BudgetBuysLaunches] =
            "{0} buy about {1} of this run, which takes about {2}: all tables are measured, with fewer launches than asked.",
        [NoticeCode.BudgetBuysNoTable] =
            "{0} are less than the first tables take: {2} needs about {1}, and is measured with all its rows, as far as the time goes. All "
            + "tables take about {3}.",
        [NoticeCode.OldVersion] =
            "{0} {1} was measured, although {2} is the newest version known: the package sources of this machine have no newer one; add a "
            + "source that has it with --package-source.",
        [NoticeCode.BuiltWithoutTool] =
            "{0} was built without {1}, an analyzer or build tool of which the package sources have only {2}: a row with code from its "
            + "generator runs with what the library does without it; --package-source adds a source that has it.",
        [NoticeCode.OldVersionGiven] =
            "{0} {1} was measured, from a source of --package-source, although {2} is the newest version known: to measure that version, "
            + "give a source that has it, or leave the option out.",
        [NoticeCode.NotFromPackageSource] =
            "{0} did not come from --package-source: if a source should have the package, check its folder or address, and the version.",
        [NoticeCode.AsciiText] =
            "All non-ASCII characters in the strings of the values were replaced with ASCII letters (--ascii), so no library escapes a "
            + "letter or needs more than a byte for it: real names and texts have other letters, too.",
        [NoticeCode.OneWorkerAtATime] =
            "{0}: the data is too big for many processes at once, so one ran at a time and ratios are paired by launch.",
        [NoticeCode.WiderThanWanted] =
            "The ratios of {0} of {1:case|cases} are less certain than the {2} that was wanted, after up to {3:launch|launches}: a "
            + "higher --effort, a larger --budget where one was given, or a quieter machine narrows them.",
        [NoticeCode.NothingCanBeTold] =
            "The machine is so busy that each ratio of a table ({0} of them) may be off by a factor of two, so no launches were added: "
            + "close other programs or take another machine, and run again, with --effort rigorous where it stays busy.",
        [NoticeCode.TypesInferred] =
            "The types of {0} were inferred from {1}, with {2:guess|guesses}: `roundup model` lists them; check those that matter to you.",
        [NoticeCode.TypesFromAssembly] =
            "The types of {0} were read from {1}, with {2:difference|differences}: `roundup model --assembly` lists them; what is left out "
            + "there is not measured.",
        [NoticeCode.CodeNotCopied] =
            "The types of {0} lack {1:attribute|attributes} that are or name code of your own ({2}), which is not copied from an "
            + "assembly: give their source with --model to have them.",
        [NoticeCode.ValuesFromSample] =
            "The values of {0} are {1} of the sample, repeated as new objects where a case needs more.",
        [NoticeCode.ValuesFromTypes] =
            "The values of {0} were generated from its types by seed, with random letters and digits: give a sample of real data with "
            + "--data if you can, since real text repeats and compresses differently.",
        [NoticeCode.PartsLeftOut] =
            "The model of {0} lacks {1:part|parts} of its source that do not compile with it or need a package ({2}): "
            + "nothing was asked of them.",
        [NoticeCode.SampleHasMore] =
            "The types of {0} have no place for {1:member|members} of the sample ({2}), which no library is given: add them to the types "
            + "if your data has them.",
        [NoticeCode.SampleNotCarried] =
            "No library is given {1:member|members} of the sample that the types of {0} have ({2}): {3}.",
        [NoticeCode.SampleHasLess] =
            "The sample never has {1:member|members} of the types of {0} ({2}): the values there are those that the "
            + "constructors set, with other digits and letters where a case needs more values. Add them to the sample if your data has "
            + "them.",
        [NoticeCode.StateNotCarried] =
            "Nothing is asked of what {1:type|types} of {0} hold ({2}): no member of theirs can be read and set from outside, so "
            + "\"exact\" says nothing of them.",
        [NoticeCode.FieldsAlone] =
            "The members of {1:type|types} of {0} are fields ({2}): System.Text.Json writes fields only with "
            + "JsonSerializerOptions.IncludeFields, which its serializers here do not set.",
        [NoticeCode.SampleRounded] =
            "The sample has more digits than the types of {0} hold in {1:member|members} ({2}): "
            + "all libraries are given what the types hold.",
        [NoticeCode.SampleChanged] =
            "The types of {0} make another value than the sample has of {1:member|members} ({2}): their own constructors and setters do, "
            + "and all libraries are given what they make.",
        [NoticeCode.OwnFolder] =
            "{0} did not come with Roundup but from the folder {1}: whoever repeats the run needs that folder, as it is now.",
        [NoticeCode.TooFewLaunches] = "{0} has only {1:finished launch|finished launches}: an interval needs at least 2.",
        [NoticeCode.FasterThanInput] =
            "The time of {0} grows faster than the input, with the count to the power of {1}: "
            + "measure it at the size of your data before you choose it.",
        [NoticeCode.ParsesWhenRead] =
            "Members are parsed when they are read in {0}: reading all of them takes another {1} of the time of the call, so compare "
            + "the time with reading if you read most of what you receive.",
        [NoticeCode.WorksOnOtherThreads] =
            "Other threads work too in {0}: all together take {1} times the CPU time of the calling thread, so expect less of it where "
            + "processors are busy.",
        [NoticeCode.AllocatesOnOtherThreads] =
            "Other threads allocate {1} B per call in {0}: Allocated does not include it, so compare 'Allocated, all threads'.",
        [NoticeCode.TargetUnavailable] =
            "{0} is unavailable on this machine, and so is every case on it: {1} (`roundup list targets --check` tries all targets).",
        [NoticeCode.ChangedSinceThen] =
            "Code, package or dataset of {0} changed since the run was interrupted: {1:case was|cases were} verified and measured again, "
            + "with all cases that are measured beside them.",
        [NoticeCode.ChangedMeanwhile] =
            "{0} was rebuilt during this run, by another run in the same clone or by hand, so its numbers may come from two builds: "
            + "repeat the run, and build nothing meanwhile.",
        [NoticeCode.ShardsMissing] =
            "The file lacks shard {0} of {1}, and so {2} of {3:case|cases}: merge the results of the missing shards with it.",
        [NoticeCode.SeveralMachines] =
            "The tables come from {0} runs on machines of one kind, each table from one of them: ratios are of one machine; do not compare "
            + "times of tables that come from different ones (Machine and targets lists them).",
        [NoticeCode.OtherCalls] =
            "The suite asks for other calls than usual ({0}): do not compare these tables with those of other suites "
            + "(docs/timing-contract.md, Other uses of streams).",
        [NoticeCode.ComparerNotCompared] =
            "\"exact\" says nothing of the comparer that the model gives to {0}: contents are compared, comparers are not, and a library "
            + "that makes the collection anew loses its comparer.",
        [NoticeCode.Newer] =
            "The file has a notice of a newer Roundup that this one has no words for: update Roundup to read it.",
        [NoticeCode.HostFailed] =
            "Roundup itself failed ({0}), so the run ended early with what was measured until then: please report it, and resume with "
            + "`roundup run --resume`.",
    };

    /// <summary>The text of a notice.</summary>
    public static string Text(Notice notice)
    {
        ArgumentNullException.ThrowIfNull(notice);
        return string.Format(s_format, TextOf(notice), [.. notice.Arguments]);
    }

    /// <summary>How many arguments the text of a notice needs.</summary>
    public static int Places(Notice notice)
    {
        ArgumentNullException.ThrowIfNull(notice);
        return CompositeFormat.Parse(TextOf(notice)).MinimumArgumentCount;
    }

    /// <summary>A budget that left nothing out, or took from nothing that it left, is not said to have done both.</summary>
    private static string TextOf(Notice notice) => (notice.Code, notice.Arguments) switch
    {
        (NoticeCode.BudgetLeftOut, [_, "0", ..]) =>
            "The budget of {0} gave {3} of {2:case|cases} fewer launches than asked: " + MoreTimeOrFilter,
        (NoticeCode.BudgetLeftOut, [_, _, _, "0"]) => "The budget of {0} left out {1} of {2:case|cases}: " + MoreTimeOrFilter,
        (NoticeCode.BudgetLeftOutSentences, [_, "0", ..]) =>
            "The budget of {0} left out some questions of {3} of {2:case|cases} of the check: " + MoreTimeOrLess,
        (NoticeCode.BudgetLeftOutSentences, [_, _, _, "0"]) =>
            "The budget of {0} left out {1} of {2:case|cases} of the check: " + MoreTimeOrLess,
        _ => s_texts[notice.Code],
    };
}
