using Roundup.Protocol;

namespace Roundup.Engine.Processes;

internal static class CrashReason
{
    // The exit code of a process that a signal ended is this number plus the signal's, also where the process handled SIGTERM.
    private const int SignalBase = 128;

    private const int LastSignal = 31;
    private const int Aborted = SignalBase + 6;
    private const int Killed = SignalBase + 9;
    private const int Segfault = SignalBase + 11;
    private const string Unhandled = "Unhandled exception.";
    private const string Terminated = "Process terminated.";

    // Messages of the runtime at the start of a line on standard error.
    private static readonly (string Text, Outcome Outcome, string Meaning)[] s_messages =
    [
        ("Stack overflow.", Outcome.Crashed, "stack overflow"),
        ("Out of memory.", Outcome.OutOfMemory, "the runtime ran out of memory"),
        (Terminated, Outcome.Crashed, "the process was ended by Environment.FailFast"),
        ("Fatal error.", Outcome.Crashed, "a fatal error of the runtime, such as an access violation"),
        (Unhandled, Outcome.Crashed, "an unhandled exception on a thread"),
    ];

    // Signals that end a process without a crash of the runtime, by the numbers that Linux and macOS share.
    private static readonly Dictionary<int, string> s_signals = new()
    {
        [1] = "SIGHUP",
        [2] = "SIGINT",
        [3] = "SIGQUIT",
        [4] = "SIGILL",
        [5] = "SIGTRAP",
        [8] = "SIGFPE",
        [13] = "SIGPIPE",
        [14] = "SIGALRM",
        [15] = "SIGTERM",
    };

    public static (Outcome Outcome, string Reason) Classify(int exitCode, string standardError)
    {
        if (IsCrash(exitCode))
        {
            var lines = Lines(standardError);
            foreach (var (text, outcome, meaning) in s_messages)
            {
                var at = Array.FindIndex(lines, line => line.StartsWith(text, StringComparison.Ordinal));
                if (at >= 0)
                {
                    return (outcome, meaning + Message(text, lines[at], at + 1 < lines.Length ? lines[at + 1] : ""));
                }
            }
        }

        return exitCode switch
        {
            Aborted => (Outcome.Crashed, "native code aborted the process"),
            Segfault => (Outcome.Crashed, "native code accessed invalid memory (SIGSEGV)"),
            Killed => (Outcome.Crashed, "killed from outside (SIGKILL), often by the system because memory ran out"),
            > SignalBase and <= SignalBase + LastSignal => (
                Outcome.Crashed,
                $"a signal ended the process ({Signal(exitCode - SignalBase)}), or it ended by itself with exit code {exitCode}"),
            _ => (Outcome.Crashed, $"the process ended by itself with exit code {exitCode}, as Environment.Exit does"),
        };
    }

    public static bool IsKill(int exitCode) => exitCode == Killed;

    public static IReadOnlyList<string> Frames(int exitCode, string standardError) => IsCrash(exitCode)
        ? StackFrames.Parse(string.Join('\n', Lines(standardError).SkipWhile(line => !IsCrashMessage(line))))
        : [];

    // A crashed runtime ends by a signal, on Windows with a negative status. A library that prints a similar message and exits does not.
    private static bool IsCrash(int exitCode) => exitCode is < 0 or >= 128;

    private static string[] Lines(string text) =>
        text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    private static string Signal(int number) => s_signals.GetValueOrDefault(number) ?? $"number {number}";

    public static bool IsCrashMessage(string line) =>
        Array.Exists(s_messages, known => line.StartsWith(known.Text, StringComparison.Ordinal));

    // The library's message: after the runtime's text, or in the next line with FailFast.
    private static string Message(string text, string line, string nextLine)
    {
        if (text is not (Unhandled or Terminated))
        {
            return "";
        }

        var message = line[text.Length..].Trim();
        if (message.Length == 0 && text == Terminated && !nextLine.StartsWith("at ", StringComparison.Ordinal))
        {
            message = nextLine;
        }

        return message.Length == 0 ? "" : ": " + message;
    }
}
