using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

/// <summary>What <c>roundup run</c> was asked.</summary>
/// <param name="Options">The options; null when a run is resumed: its journal has them.</param>
/// <param name="Output">The folder asked for, or null.</param>
/// <param name="Resume">Whether to resume a run.</param>
/// <param name="ResumeFolder">Its folder, or null for the latest.</param>
internal sealed record RunRequest(RunOptions? Options, string? Output, bool Resume, string? ResumeFolder)
{
    /// <summary>Whether the console shows all tables.</summary>
    public bool ShowsAll { get; init; }

    /// <summary>The pictures that <c>--picture</c> asks for.</summary>
    public IReadOnlyList<string> Pictures { get; init; } = [];

    /// <summary>The formats that <c>--export</c> asks for.</summary>
    public IReadOnlyList<string> Exports { get; init; } = [];

    /// <summary>What <c>--keep-data</c> says of a run that is resumed; null where it is not given.</summary>
    public string? KeepData { get; init; }

    /// <summary>What <c>--folder</c> says of a run that is resumed; empty where it is not given.</summary>
    public IReadOnlyList<string> Folders { get; init; } = [];

    /// <summary>What <c>--package-source</c> says of a run that is resumed; empty where it is not given.</summary>
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    /// <summary>
    /// A request to resume. Nothing else may be asked with it, since the run has its options already; only the folder of its payloads, the
    /// user's own folders and the sources of its packages may have to be repeated.
    /// </summary>
    public static RunRequest Resuming(
        ParseResult parsed,
        Command command,
        Option<string?> resume,
        Option<string?> keepData,
        Option<bool> all,
        Option<string[]> pictures,
        Option<string[]> exports,
        Option<string[]> folders,
        Option<string[]> packageSources)
    {
        Option[] repeated = [resume, keepData, all, pictures, exports, folders, packageSources];
        var other = command.Options.FirstOrDefault(o => !repeated.Contains(o) && parsed.GetResult(o) is { Implicit: false });
        var argument = command.Arguments.FirstOrDefault(a => parsed.GetResult(a) is { Tokens.Count: > 0 });
        return (other?.Name ?? argument?.Name) is { } name
            ? throw new RoundupException(
                ExitCode.Usage, $"--resume uses the options that the run was started with: leave out {name}, or start a new run.")
            : new RunRequest(null, null, true, parsed.GetValue(resume))
            {
                ShowsAll = parsed.GetValue(all),
                Pictures = parsed.GetValue(pictures) ?? [],
                Exports = parsed.GetValue(exports) ?? [],
                KeepData = parsed.GetValue(keepData),
                Folders = parsed.GetValue(folders) ?? [],
                PackageSources = parsed.GetValue(packageSources) ?? [],
            };
    }
}
