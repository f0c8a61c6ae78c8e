using Roundup.Results;
using static Roundup.Results.Outcome;

namespace Roundup.Trials.Soak;

/// <summary>
/// The rows of trials, with the outcome that each must have and the text that its reason must contain. A misbehaviour with several possible
/// endings has several.
/// </summary>
internal static class Misbehaviours
{
    /// <summary>The row whose source a trial changes so that there is something to build.</summary>
    public const string Stale = "Stale/good";

    /// <summary>The row that every run tries to build, because it never compiles.</summary>
    public const string NotCompiling = "NotCompiling";

    private const string Broken = "broke the protocol";
    private const string Unhandled = "an unhandled exception on a thread";
    private const string NoAnswer = "no answer within";
    private const string Leaks = "comes back as the value of another call";

    /// <summary>Rows that behave well.</summary>
    public static IReadOnlyList<Misbehaviour> Good { get; } =
    [
        Measures("Misbehaving/good"), Measures("Misbehaving/loses-member"), Measures("Misbehaving/large-objects"), Measures("Hostile/good"),
    ];

    /// <summary>Rows that misbehave; some of them have a number nevertheless.</summary>
    public static IReadOnlyList<Misbehaviour> Bad { get; } =
    [
        // What a row prints, starts, changes or deletes does not prevent a number.
        Measures("Misbehaving/prints"),
        Measures("Misbehaving/foreground-thread"),
        Measures("Hostile/floods"),
        Measures("Hostile/closes-output"),
        Measures("Hostile/forks-many"),
        Measures("Hostile/leaves-daemon"),
        Measures("Hostile/blocks-at-bye"),
        Measures("Hostile/changes-culture"),
        Measures("Hostile/changes-directory"),
        Measures("Hostile/deletes-directory"),

        // Exceptions.
        Ends("Misbehaving/throws", Failed, "InvalidOperationException: this value is not to my taste (in Serialize)"),
        Ends("Misbehaving/throws-third", Failed, "InvalidOperationException: enough calls (in Serialize)"),
        Ends("Misbehaving/throws-reading", Failed, "FormatException: a first line (in Deserialize)"),
        Ends("Misbehaving/throws-late", Failed, "InvalidOperationException: enough calls"),
        Ends("Misbehaving/throws-elsewhere", Crashed, Unhandled + ": System.InvalidOperationException: on a thread of my own"),
        Ends("Hostile/throws-on-thread-later", Crashed, Unhandled + ": System.InvalidOperationException: later"),
        Ends("Hostile/throws-in-open", Failed, "InvalidOperationException: no row today"),
        Ends("Hostile/huge-message", Failed, "InvalidOperationException: xxx"),
        Either("Hostile/message-throws", new(Failed, "UnspeakableException"), new(Crashed, Unhandled)),
        Ends("Misbehaving/not-supported", Unsupported, "notes are not my trade"),
        Ends("Misbehaving/not-opened", Unsupported, "the row registers no codec for Bytes"),
        Ends("Misbehaving/adapted-in-secret", Failed, "the project file and the code disagree on whether Bytes is native or adapted"),

        // Wrong results.
        Ends("Misbehaving/flips", Wrong, "root 0 comes back changed"),
        Ends("Misbehaving/same-buffer", Wrong, Leaks),
        Ends("Misbehaving/same-buffer-late", Wrong, Leaks),
        Ends("Misbehaving/same-object", Wrong, Leaks),
        // Which proof finds it first depends on how many calls the machine made.
        Ends("Hostile/wrong-late", Wrong, "after timing, "),
        Either("Hostile/returns-null", new(Failed, "in Serialize"), new(Failed, "in Deserialize"), new(Wrong)),

        // Waiting for ever.
        Ends("Misbehaving/spins", Hung, NoAnswer),
        Ends("Misbehaving/blocks", Hung, NoAnswer),
        Ends("Hostile/hangs-in-open", Hung, NoAnswer),
        Ends("Hostile/hangs-late", Hung, NoAnswer),
        Ends("Hostile/deadlocks-reading", Hung, NoAnswer),
        Ends("Hostile/stops-itself", Hung, NoAnswer),
        Ends("Hostile/exit-never-ends", Hung, NoAnswer),
        Ends("Hostile/reads-input", Hung, NoAnswer),

        // Ends of the process.
        Ends("Misbehaving/overflows", Crashed, "stack overflow (in Serialize)"),
        Ends("Hostile/overflows-reading", Crashed, "stack overflow (in Deserialize)"),
        Ends("Misbehaving/exits", Crashed, "exit code 0"),
        Ends("Hostile/exits-late", Crashed, "exit code 4"),
        Ends("Hostile/exits-in-finalizer", Crashed, "exit code 5"),
        Ends("Hostile/exits-in-static-constructor", Crashed, "exit code 7"),
        Ends("Misbehaving/fails-fast-chatting", Crashed, "Environment.FailFast: I give up"),
        Ends("Misbehaving/aborts", Crashed, "native code aborted the process"),
        Ends("Misbehaving/killed", Crashed, "killed from outside (SIGKILL)"),
        Ends("Hostile/terminates-itself", Crashed, "SIGTERM"),
        Ends("Hostile/signals-itself", Crashed, "a signal ended the process (number 10)"),
        Either("Hostile/accesses-nothing", new(Crashed, "access violation"), new(Crashed, "SIGSEGV")),

        // Memory.
        Ends("Misbehaving/allocates", OutOfMemory, "it grew past the limit"),
        Ends("Hostile/grows-natively", OutOfMemory, "it grew past the limit"),
        Either("Hostile/out-of-memory", new(OutOfMemory, "OutOfMemoryException"), new(OutOfMemory, "out of memory")),

        // The process that runs them, and its streams.
        Either("Hostile/stray-bytes", Ending.Measured, new(Crashed, Broken)),
        Either("Hostile/stray-bytes-late", Ending.Measured, new(Crashed, Broken)),
        Either("Hostile/half-line", new(Crashed, "exit code 6"), new(Crashed, Broken)),
        Either("Hostile/closes-pipe", new(Crashed, "pipe"), new(Crashed, Unhandled)),
        Either("Hostile/closes-input", new(Crashed, Unhandled), new(Crashed, "exit code 99"), Ending.Measured),
        Ends("Hostile/child-holds-pipe", Crashed, "exit code 0"),

        // No process at all.
        Ends("NotThere", Unavailable, "package Roundup.NoSuchPackage not found"),
    ];

    /// <summary>A row that is built during the trial.</summary>
    public static Misbehaviour Built { get; } = Measures(Stale);

    /// <summary>A row that never builds.</summary>
    public static Misbehaviour Unbuilt { get; } = Ends(NotCompiling, BuildFailed, "CS1061");

    private static Misbehaviour Measures(string row) => new(row, [Ending.Measured]);

    private static Misbehaviour Ends(string row, Outcome outcome, string text) => new(row, [new(outcome, text)]);

    private static Misbehaviour Either(string row, params Ending[] endings) => new(row, endings);
}

/// <summary>A row, and how its cases may end without a fault.</summary>
/// <param name="Row">The row's full name.</param>
/// <param name="Endings">How each of its cases may end.</param>
internal sealed record Misbehaviour(string Row, IReadOnlyList<Ending> Endings)
{
    /// <summary>Whether both operations must be measured.</summary>
    public bool IsGood => Endings is [{ Outcome: Outcome.Measured }];
}

/// <summary>A way in which a case may end.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Text">The text that its reason must contain; empty for a measured case.</param>
internal sealed record Ending(Outcome Outcome, string Text = "")
{
    public static Ending Measured { get; } = new(Outcome.Measured);

    public bool Is(CaseResult result) =>
        result.Outcome == Outcome && (result.Reason ?? "").Contains(Text, StringComparison.Ordinal);

    /// <inheritdoc/>
    public override string ToString() => Text.Length == 0 ? Outcome.Word() : $"{Outcome.Word()} ('{Text}')";
}
