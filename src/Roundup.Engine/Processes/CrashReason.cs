using Roundup.Results;

namespace Roundup.Engine.Processes;

/// <summary>Tells from exit code and standard error why a worker ended that should not have.</summary>
internal static class CrashReason
{
    private const int Aborted = 128 + 6;
    private const int Killed = 128 + 9;
    private const int Segfault = 128 + 11;
    private const string Unhandled = "Unhandled exception.";
    private const string Terminated = "Process terminated.";

    /// <summary>The runtime's own words at the start of a line of standard error, and what they mean.</summary>
    private static readonly (string Words, Outcome Outcome, string Meaning)[] s_words =
    [
        ("Stack overflow.", Outcome.Crashed, "stack overflow"),
        ("Out of memory.", Outcome.OutOfMemory, "the runtime ran out of memory"),
        (Terminated, Outcome.Crashed, "the process was ended by Environment.FailFast"),
        ("Fatal error.", Outcome.Crashed, "a fatal error of the runtime, such as an access violation"),
        (Unhandled, Outcome.Crashed, "an exception on a thread that nobody caught"),
    ];

    /// <summary>The outcome and its reason, without what the worker was doing.</summary>
    public static (Outcome Outcome, string Reason) Classify(int exitCode, string standardError)
    {
        // The runtime dies by a signal (or a status that is negative, on Windows). A library that prints its words and exits does not.
        if (exitCode is < 0 or >= 128)
        {
            var lines = standardError.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
            foreach (var (words, outcome, meaning) in s_words)
            {
                var at = Array.FindIndex(lines, line => line.StartsWith(words, StringComparison.Ordinal));
                if (at >= 0)
                {
                    return (outcome, meaning + Message(words, lines[at], at + 1 < lines.Length ? lines[at + 1] : ""));
                }
            }
        }

        return exitCode switch
        {
            Aborted => (Outcome.Crashed, "native code aborted the process"),
            Segfault => (Outcome.Crashed, "native code read or wrote memory that is not its own (SIGSEGV)"),
            Killed => (Outcome.Crashed, "killed from outside (SIGKILL): often the system's own protection against running out of memory"),
            _ => (Outcome.Crashed, $"the process ended by itself with exit code {exitCode}, as by Environment.Exit"),
        };
    }

    /// <summary>Whether a line of standard error tells why the process dies.</summary>
    public static bool IsCrashMessage(string line) => Array.Exists(s_words, known => line.StartsWith(known.Words, StringComparison.Ordinal));

    /// <summary>What the library itself gave as the cause: behind the words, or, with FailFast, in the line below.</summary>
    private static string Message(string words, string line, string below)
    {
        if (words is not (Unhandled or Terminated))
        {
            return "";
        }

        var message = line[words.Length..].Trim();
        if (message.Length == 0 && words == Terminated && !below.StartsWith("at ", StringComparison.Ordinal))
        {
            message = below;
        }

        return message.Length == 0 ? "" : ": " + message;
    }
}
