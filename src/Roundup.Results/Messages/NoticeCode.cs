namespace Roundup.Results.Messages;

/// <summary>Every message there is besides errors.</summary>
public enum NoticeCode
{
    /// <summary>A debugger is attached.</summary>
    DebuggerAttached,

    /// <summary>Roundup itself is a Debug build.</summary>
    DebugBuild,

    /// <summary>The load before the start, in which Roundup's own build may be; in files of older versions.</summary>
    HighLoad,

    /// <summary>The process may use one processor only.</summary>
    OneCpu,

    /// <summary>The frequency governor saves power.</summary>
    LowPowerGovernor,

    /// <summary>The processor that batches are timed on shares its core with another logical processor.</summary>
    SharedCore,

    /// <summary>The hypervisor gave much of the processors' time to others while the run was measured.</summary>
    Steal,

    /// <summary>The machine's own speed changed a lot over the run.</summary>
    SpeedDrift,

    /// <summary>Two processes of the same row are told apart more often than the intervals promise.</summary>
    IntervalsTooNarrow,

    /// <summary>Two processes of the same row differ by much.</summary>
    ReplicasFarApart,

    /// <summary>The wanted baseline has no number in a table.</summary>
    BaselineMissing,

    /// <summary>The wanted baseline has no number on the wanted target, and its number on another one stands in.</summary>
    BaselineElsewhere,

    /// <summary>The user's choice of rows leaves out the suite's baseline, and another row stands in for it in all tables.</summary>
    BaselineLeftOut,

    /// <summary>Rows were measured in a table, and none can be a baseline.</summary>
    NoBaseline,

    /// <summary>Some launches had not settled.</summary>
    Unsettled,

    /// <summary>Most batches of a case were disturbed.</summary>
    MostlyDisturbed,

    /// <summary>The measuring thread compiled methods while it was timed.</summary>
    CompiledOnTheClock,

    /// <summary>The budget left cases out.</summary>
    BudgetLeftOut,

    /// <summary>The budget ended before all sentences of a check were asked.</summary>
    BudgetLeftOutSentences,

    /// <summary>Before the measurement: the budget buys some of the tables.</summary>
    BudgetBuysTables,

    /// <summary>Before the measurement: the budget buys fewer launches of all tables.</summary>
    BudgetBuysLaunches,

    /// <summary>Before the measurement: the budget buys less than one table.</summary>
    BudgetBuysNoTable,

    /// <summary>An older version of a package was measured than the newest that Roundup knows.</summary>
    OldVersion,

    /// <summary>The same, of a package from a source that the user gave.</summary>
    OldVersionGiven,

    /// <summary>The strings of the values have letters of ASCII in place of all others.</summary>
    AsciiText,

    /// <summary>Data too big for many workers at once.</summary>
    OneWorkerAtATime,

    /// <summary>Some ratios are less certain than was wanted.</summary>
    WiderThanWanted,

    /// <summary>The machine is so busy that no ratio is known to better than a factor of two.</summary>
    NothingCanBeTold,

    /// <summary>Too few launches for an interval.</summary>
    TooFewLaunches,

    /// <summary>The cost of a case grows faster than its input.</summary>
    FasterThanInput,

    /// <summary>Members are parsed when they are read.</summary>
    ParsesWhenRead,

    /// <summary>A library works on other threads too.</summary>
    WorksOnOtherThreads,

    /// <summary>Other threads allocate too.</summary>
    AllocatesOnOtherThreads,

    /// <summary>Nothing can run on a target of the plan.</summary>
    TargetUnavailable,

    /// <summary>The types of a dataset were inferred from a sample.</summary>
    TypesInferred,

    /// <summary>The types of a dataset were read from a compiled assembly, and differ from it somewhere.</summary>
    TypesFromAssembly,

    /// <summary>The types of a dataset lack attributes that an assembly has, since they are, or name, code of the user.</summary>
    CodeNotCopied,

    /// <summary>The values of a dataset are a sample's, and others that were made of them.</summary>
    ValuesFromSample,

    /// <summary>The values of a dataset were generated from its types.</summary>
    ValuesFromTypes,

    /// <summary>Parts of the user's own source are not in the model, since they need packages.</summary>
    PartsLeftOut,

    /// <summary>A sample has members that the user's types do not hold.</summary>
    SampleHasMore,

    /// <summary>A sample has members that the user's types have and no library is given, with the cause.</summary>
    SampleNotCarried,

    /// <summary>The user's types have members that a sample never has.</summary>
    SampleHasLess,

    /// <summary>Types of the user's own have state that no model carries.</summary>
    StateNotCarried,

    /// <summary>Types of the user's own have fields alone.</summary>
    FieldsAlone,

    /// <summary>A sample has numbers or times with more digits than the user's types hold.</summary>
    SampleRounded,

    /// <summary>The user's types make other values than the sample has.</summary>
    SampleChanged,

    /// <summary>Some of what is measured is in a folder of the user's own and not part of Roundup.</summary>
    OwnFolder,

    /// <summary>Something changed while the run was interrupted.</summary>
    ChangedSinceThen,

    /// <summary>What is measured was built anew by somebody else during the run.</summary>
    ChangedMeanwhile,

    /// <summary>Shards of the suite are not in a merged file.</summary>
    ShardsMissing,

    /// <summary>A merged file has the numbers of several runs, each perhaps of a machine of its own.</summary>
    SeveralMachines,

    /// <summary>Something that a newer Roundup noticed.</summary>
    Newer,

    /// <summary>Roundup itself failed, and the run ended early.</summary>
    HostFailed,

    /// <summary>The suite asks for other calls than the usual ones: another use of streams, or a list at count 1.</summary>
    OtherCalls,

    /// <summary>Other programs are busy before the start.</summary>
    OtherPrograms,

    /// <summary>A collection of the model has a comparer of its own, which is not compared.</summary>
    ComparerNotCompared,

    /// <summary>Packages came from elsewhere than a source of --package-source.</summary>
    NotFromPackageSource,

    /// <summary>A library was built without an analyzer or a build tool that it depends on, which no package source has.</summary>
    BuiltWithoutTool,
}
