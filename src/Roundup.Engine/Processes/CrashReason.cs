using Roundup.Protocol;
using Roundup.Results;

namespace Roundup.Engine.Processes;

/// <summary>Determines from exit code and standard error why a worker ended unexpectedly.</summary>
internal static class CrashReason
{
    /// <summary>
    /// A process that a signal ended has this and the signal as exit code; also one that ends in order because of SIGTERM.
    /// </summary>
    private const int OfSignal = 128;

    private const int LastSignal = 31;
    private const int Aborted = OfSignal + 6;
    private const int Killed = OfSignal + 9;
    private const int Segfault = OfSignal + 11;
    private const string Unhandled = "Unhandled exception.";
    private const string Terminated = "Process terminated.";

    /// <summary>The runtime's messages at the start of a line of standard error, and what they mean.</summary>
    private static readonly (string Text, Outcome Outcome, string Meaning)[] s_messages =
    [
        ("Stack overflow.", Outcome.Crashed, "stack overflow"),
        ("Out of memory.", Outcome.OutOfMemory, "the runtime ran out of memory"),
        (Terminated, Outcome.Crashed, "the process was ended by Environment.FailFast"),
        ("Fatal error.", Outcome.Crashed, "a fatal error of the runtime, such as an access violation"),
        (Unhandled, Outcome.Crashed, "an unhandled exception on a thread"),
    ];

    /// <summary>The signals that end a process and are no crash of the runtime, by the numbers that Linux and macOS share.</summary>
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

    /// <summary>The outcome and its reason, without the step that the worker was in.</summary>
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
            > OfSignal and <= OfSignal + LastSignal => (
                Outcome.Crashed,
                $"a signal ended the process ({Signal(exitCode - OfSignal)}), or it ended by itself with exit code {exitCode}"),
            _ => (Outcome.Crashed, $"the process ended by itself with exit code {exitCode}, as by Environment.Exit"),
        };
    }

    /// <summary>The frames that the runtime wrote after its message about a crash; empty where there are none.</summary>
    public static IReadOnlyList<string> Frames(int exitCode, string standardError) => IsCrash(exitCode)
        ? StackFrames.Of(string.Join('\n', Lines(standardError).SkipWhile(line => !IsCrashMessage(line))))
        : [];

    /// <summary>
    /// A crashed runtime ends by a signal (on Windows, with a negative status); a library that prints such a message and exits does not.
    /// </summary>
    private static bool IsCrash(int exitCode) => exitCode is < 0 or >= 128;

    private static string[] Lines(string text) =>
        text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    private static string Signal(int number) => s_signals.GetValueOrDefault(number) ?? $"number {number}";

    /// <summary>Whether a line of standard error is a message of the runtime about a crash.</summary>
    public static bool IsCrashMessage(string line) =>
        Array.Exists(s_messages, known => line.StartsWith(known.Text, StringComparison.Ordinal));

    /// <summary>The cause that the library gave: after the runtime's text, or, with FailFast, in the next line.</summary>
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
