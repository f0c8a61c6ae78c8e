using static Roundup.Serializers.Deed;

namespace Roundup.Serializers;

/// <summary>The deeds of the rows that work well otherwise.</summary>
internal static class Deeds
{
    /// <summary>A call that verification does not reach and warming up does.</summary>
    private const int Late = 1000;

    public static Deed Of(string row) => row switch
    {
        "stray-bytes" => new(Once(() => AnswerPipe.Write([0, 255, 254, 9, 9, 13, 1]))),
        "stray-bytes-late" => new(At(Late, () => AnswerPipe.Write([0, 255, 254, 9, 9, 13, 1])), At(Late, () => { })),
        "half-line" => new(Once(() => { AnswerPipe.Write("compared\tex"u8); Libc._exit(6); })),
        "closes-pipe" => new(Once(AnswerPipe.Close)),
        "closes-input" => new(Once(() => _ = Libc.close(0))),
        "closes-output" => new(Once(() => { _ = Libc.close(1); _ = Libc.close(2); })),
        "reads-input" => new(Once(Streams.ReadInput)),
        "floods" => new(Once(Streams.Flood)),
        "child-holds-pipe" => new(() => { Children.Start(1); Environment.Exit(0); }),
        "forks-many" => new(Once(() => Children.Start(12))),
        "leaves-daemon" => new(Once(Children.LeaveDaemon)),
        "throws-on-thread-later" => new(Once(() => Threads.Throw(TimeSpan.FromMilliseconds(50)))),
        "deadlocks-reading" => new(null, Threads.Deadlock),
        "hangs-late" => new(At(Late, () => Thread.Sleep(Timeout.Infinite)), At(Late, () => Thread.Sleep(Timeout.Infinite))),
        "stops-itself" => new(() => Libc.Signal(Libc.Stop)),
        "terminates-itself" => new(() => Libc.Signal(Libc.Terminate)),
        "signals-itself" => new(() => Libc.Signal(Libc.User1)),
        "accesses-nothing" => new(Memory.AccessNothing),
        "out-of-memory" => new(Memory.AskForTooMuch),
        "grows-natively" => new(Memory.GrowNatively),
        "overflows-reading" => new(null, () => _ = Threads.Overflow(1)),
        "exits-in-static-constructor" => new(ExitsAtOnce.Touch),
        "exits-in-finalizer" => new(Ends.InFinalizer),
        "exits-late" => new(At(Late, () => Environment.Exit(4)), At(Late, () => Environment.Exit(4))),
        "exit-never-ends" => new(() => { Ends.BlockExit(); Environment.Exit(0); }),
        "blocks-at-bye" => new(Once(Ends.BlockExit)),
        "huge-message" => new(() => throw new InvalidOperationException(new string('x', 1_000_000) + "\n\tand more")),
        "message-throws" => new(() => throw new UnspeakableException()),
        "changes-culture" => new(Once(Surroundings.ChangeCulture)),
        "changes-directory" => new(Once(() => Directory.SetCurrentDirectory("/"))),
        "deletes-directory" => new(Once(Surroundings.DeleteDirectory)),
        _ => new(),
    };
}
