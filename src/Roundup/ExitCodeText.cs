using Roundup.Catalogue;

namespace Roundup.Cli;

/// <summary>The exit codes in words; docs/exit-codes.md says the same at length.</summary>
internal static class ExitCodeText
{
    public static IReadOnlyList<(ExitCode Code, string Meaning)> All { get; } =
    [
        (ExitCode.Success, "everything that can run here was measured"),
        (ExitCode.SomeFailed, "a row was wrong, failed, build-failed, crashed, hung or out of memory, or Roundup failed"),
        (ExitCode.Usage, "the command line, or a file it names, is not valid"),
        (ExitCode.NothingMeasured, "nothing was measured"),
        (ExitCode.OutputNotWritable, "the output cannot be written"),
        (ExitCode.Regressed, "a comparison found something that became worse"),
        (ExitCode.Interrupted, "interrupted; the results so far are kept"),
    ];
}
