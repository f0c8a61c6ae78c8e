using Roundup.Catalogue;
using Roundup.Engine.Files;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Cli;

// The one place where an exception becomes a sentence and an exit code.
internal static class Failure
{
    // What .NET says where no file is named: the handle is that of a standard stream.
    private const string ClosedHandle = "Access to the path is denied.";

    public static int Report(Exception exception, bool verbose, TextWriter error)
    {
        var (code, sentence) = Describe(exception);
        foreach (var line in exception is RoundupException { HasLines: true } ? sentence.Split('\n') : [sentence])
        {
            WriteSentence(error, line);
        }

        if (verbose)
        {
            error.WriteLine(Visible.Lines(exception.ToString()));
        }

        return (int)code;
    }

    // Writes one sentence in one line that cannot steer the terminal, whatever a file or a library put into it.
    public static void WriteSentence(TextWriter error, string sentence) =>
        error.WriteLine(Visible.Line(Shortened.To(FileLimits.Reason, sentence)));

    // path: the error may be of another one, which is then named. remedy: helps where the error has none of its own, as a full disk has.
    public static RoundupException NotWritable(string path, Exception cause, string remedy, string? again = null) =>
        new(CodeOf(cause), FileFault.Describe(cause, path).Sentence(remedy, again), cause);

    public static bool IsFileSystem(Exception exception) => exception is IOException or UnauthorizedAccessException;

    private static (ExitCode Code, string Sentence) Describe(Exception exception) => exception switch
    {
        RoundupException e => (e.ExitCode, e.Message),
        ResultsFormatException e => (ExitCode.Usage, e.Message),
        OperationCanceledException => (ExitCode.Interrupted, "Interrupted: there are no results to keep."),
        UnauthorizedAccessException { Message: ClosedHandle } =>
            (ExitCode.OutputNotWritable, "Standard output is closed or cannot be written: send it to a terminal, a file or a pipe."),
        _ when IsFileSystem(exception) => (CodeOf(exception), FileFault.Describe(exception).Sentence("correct that, and repeat")),
        _ => (
            ExitCode.NothingMeasured,
            $"Roundup itself failed ({exception.GetType().Name}: {Cause(exception)}): please report it with the output of --verbose."),
    };

    // A name or path that is too long is the user's to shorten, not a fault of the place.
    private static ExitCode CodeOf(Exception exception) =>
        exception is PathTooLongException ? ExitCode.Usage : ExitCode.OutputNotWritable;

    private static string Cause(Exception exception) => exception.Message.Split('\n')[0].Trim().TrimEnd('.');
}

// docs/exit-codes.md says the same at length.
internal static class ExitCodeText
{
    public static IReadOnlyList<(ExitCode Code, string Meaning)> All { get; } =
    [
        (ExitCode.Success, "everything that can run here was measured or checked"),
        (ExitCode.SomeFailed, "a serializer failed, a check differs from what is expected, or Roundup itself failed"),
        (ExitCode.Usage, "the command line, or a file it names, is not valid"),
        (ExitCode.NothingMeasured, "nothing was measured or checked"),
        (ExitCode.OutputNotWritable, "the output cannot be written, or this machine fails (full disk, too few open files)"),
        (ExitCode.Regressed, "a comparison found a regression"),
        (ExitCode.Interrupted, "interrupted; the results so far are kept"),
    ];
}
