using Roundup.Results;

namespace Roundup.Engine.Workers;

/// <summary>Tells from exit code and standard error why a worker ended that should not have.</summary>
internal static class CauseOfDeath
{
    private const int Aborted = 128 + 6;
    private const int Killed = 128 + 9;
    private const int Segfault = 128 + 11;

    /// <summary>The runtime's own words at the start of a line of standard error, and what they mean.</summary>
    private static readonly (string Words, Outcome Outcome, string Meaning)[] s_words =
    [
        ("Stack overflow.", Outcome.Crashed, "stack overflow"),
        ("Out of memory.", Outcome.OutOfMemory, "the runtime ran out of memory"),
        ("Process terminated.", Outcome.Crashed, "the process was ended by Environment.FailFast"),
        ("Fatal error.", Outcome.Crashed, "a fatal error of the runtime, such as an access violation"),
    ];

    /// <summary>The outcome and its reason, without what the worker was doing.</summary>
    public static (Outcome Outcome, string Reason) Tell(int exitCode, string standardError)
    {
        foreach (var (words, outcome, meaning) in s_words)
        {
            if (LineFrom(standardError, words) is not null)
            {
                return (outcome, meaning);
            }
        }

        if (LineFrom(standardError, "Unhandled exception.") is { } unhandled)
        {
            return (Outcome.Crashed, "an exception on a thread that nobody caught: " + unhandled["Unhandled exception.".Length..].Trim());
        }

        return exitCode switch
        {
            Aborted => (Outcome.Crashed, "native code aborted the process"),
            Segfault => (Outcome.Crashed, "native code read or wrote memory that is not its own (SIGSEGV)"),
            Killed => (Outcome.Crashed, "killed from outside (SIGKILL): often the system's own protection against running out of memory"),
            _ => (Outcome.Crashed, $"the process ended by itself with exit code {exitCode}, as by Environment.Exit"),
        };
    }

    private static string? LineFrom(string text, string words) =>
        text.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.StartsWith(words, StringComparison.Ordinal));
}
