namespace Roundup.Engine.Tests.Processes;

/// <summary>From exit code and standard error to a cause.</summary>
public sealed class CrashReasonTests
{
    private const int Aborted = 134;

    [Theory]
    [InlineData("Stack overflow.\nRepeated 261777 times:\n   at A.B()", Outcome.Crashed, "stack overflow")]
    [InlineData("Out of memory.\n", Outcome.OutOfMemory, "the runtime ran out of memory")]
    [InlineData(
        "Process terminated.\nI give up\n   at System.Environment.FailFast()",
        Outcome.Crashed,
        "the process was ended by Environment.FailFast: I give up")]
    [InlineData(
        "Process terminated. I give up\n   at System.Environment.FailFast()",
        Outcome.Crashed,
        "the process was ended by Environment.FailFast: I give up")]
    [InlineData(
        "Process terminated.\n   at System.Environment.FailFast()",
        Outcome.Crashed,
        "the process was ended by Environment.FailFast")]
    [InlineData(
        "Fatal error.\nSystem.AccessViolationException: ...",
        Outcome.Crashed,
        "a fatal error of the runtime, such as an access violation")]
    [InlineData(
        "Unhandled exception. System.InvalidOperationException: no\n   at A.B()",
        Outcome.Crashed,
        "an unhandled exception on a thread: System.InvalidOperationException: no")]
    [InlineData("log line\r\nStack overflow.\r\n", Outcome.Crashed, "stack overflow")]
    [InlineData("warning: Stack overflow. is a site", Outcome.Crashed, "native code aborted the process")]
    [InlineData("", Outcome.Crashed, "native code aborted the process")]
    public void Messages_of_the_runtime_name_the_cause(string standardError, Outcome outcome, string reason) =>
        CrashReason.Classify(Aborted, standardError).ShouldBe((outcome, reason));

    [Theory]
    [InlineData(Aborted, "log line\nStack overflow.\nRepeated 9 times:\n   at A.B(Int32)\n   at A.C()", "A.B|A.C")]
    [InlineData(Aborted, "   at Logged.Before()\nUnhandled exception. System.Exception: no\n   at A.B() in /me/A.cs:line 3", "A.B")]
    [InlineData(Aborted, "   at Logged.Before()", "")]
    [InlineData(3, "Stack overflow.\n   at A.B()", "")]
    public void The_frames_are_those_after_the_message(int exitCode, string standardError, string frames) =>
        string.Join('|', CrashReason.Frames(exitCode, standardError)).ShouldBe(frames);

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(127)]
    public void A_process_that_exits_by_itself_is_classified_by_its_exit_code_alone(int exitCode)
    {
        CrashReason.Classify(exitCode, "Out of memory.\nStack overflow.\n")
            .ShouldBe((Outcome.Crashed, $"the process ended by itself with exit code {exitCode}, as Environment.Exit does"));
    }

    [Theory]
    [InlineData(137, "SIGKILL")]
    [InlineData(139, "SIGSEGV")]
    [InlineData(143, "a signal ended the process (SIGTERM), or it ended by itself with exit code 143")]
    [InlineData(138, "a signal ended the process (number 10)")]
    public void Signals_are_named(int exitCode, string signal) => CrashReason.Classify(exitCode, "").Reason.ShouldContain(signal);

    [Fact]
    public void A_Windows_status_is_classified_by_its_message_too() =>
        CrashReason.Classify(unchecked((int)0xC00000FD), "Stack overflow.\n").Reason.ShouldBe("stack overflow");
}
