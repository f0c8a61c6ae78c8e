using Roundup.Catalogue;

namespace Roundup.Cli.Help;

/// <summary>The exit codes in words; docs/exit-codes.md says the same at length.</summary>
internal static class ExitCodeText
{
    public static IReadOnlyList<(ExitCode Code, string Meaning)> All { get; } =
    [
        (ExitCode.Success, "all that can run here was measured"),
        (ExitCode.SomeFailed, "some row was wrong, failed, build-failed, crashed, hung or out of memory"),
        (ExitCode.Usage, "the command line, or a file that it names, cannot be understood"),
        (ExitCode.NothingMeasured, "nothing was measured"),
        (ExitCode.OutputNotWritable, "the output cannot be written"),
        (ExitCode.Interrupted, "interrupted; the results so far are kept"),
    ];
}
