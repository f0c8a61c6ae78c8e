using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Output;
using Roundup.Engine.Files;
using Roundup.Reporting;
using Roundup.Reporting.Formats;
using Roundup.Results;

namespace Roundup.Cli.Commands.Run;

/// <summary>The folder of a run of all suites: a folder for each suite, what is known of them, and the summary.</summary>
/// <param name="Path">The folder, absolute.</param>
internal sealed record AllSuitesFolder(string Path)
{
    private const string StateName = "all.json";
    private const string SummaryName = "summary.md";

    private string State => System.IO.Path.Combine(Path, StateName);

    /// <summary>The file with the summary.</summary>
    public string Summary => System.IO.Path.Combine(Path, SummaryName);

    /// <summary>The folder that <c>--resume</c> means, where it is one of all suites; null where it is one of a single suite.</summary>
    public static AllSuitesFolder? ToResume(RunRequest request, CliContext context)
    {
        if (request.ResumeFolder is { } asked)
        {
            var folder = new AllSuitesFolder(System.IO.Path.GetFullPath(asked));
            return folder.IsOne ? folder : null;
        }

        var parent = RunFolders.In(context.Root());
        var latest = !Directory.Exists(parent) ? null : new DirectoryInfo(parent).EnumerateDirectories()
            .Where(child => new AllSuitesFolder(child.FullName).IsOne || RunFolders.ContainsRun(child.FullName))
            .MaxBy(child => child.LastWriteTimeUtc);
        return latest is not null && new AllSuitesFolder(latest.FullName) is { IsOne: true } found ? found : null;
    }

    /// <summary>Whether a run of all suites was written to it.</summary>
    public bool IsOne => File.Exists(State);

    /// <summary>The folder of a suite.</summary>
    public string Of(string suite) => System.IO.Path.Combine(Path, suite);

    /// <summary>What is known.</summary>
    /// <exception cref="RoundupException">The file is damaged.</exception>
    public AllSuitesState Read()
    {
        try
        {
            var state = JsonSerializer.Deserialize<AllSuitesState>(File.ReadAllBytes(State), ResultsJson.Options);
            if (state is not null)
            {
                return state;
            }
        }
        catch (JsonException)
        {
            // The same as what is not all there.
        }

        throw new RoundupException(ExitCode.Usage, $"{State} is damaged, so this run of all suites cannot be resumed: start a new one.");
    }

    private static string Stored(AllSuitesState state) =>
        JsonSerializer.Serialize(state with { Options = state.Options.WithoutSecrets() }, ResultsJson.Options);

    /// <summary>Writes what is known, and the summary of it. Neither is ever there in part.</summary>
    public void Write(AllSuitesState state)
    {
        try
        {
            ReportFolder.WriteFile(State, output => output.Write(Stored(state)));
            if (!OperatingSystem.IsWindows())
            {
                // It has the paths that a resumed run needs, as a journal has.
                File.SetUnixFileMode(State, OwnersFolder.FileMode);
            }

            ReportFolder.WriteFile(Summary, output => ReportFormats.Markdown.Write([AllSuitesSummary.Of(state)], new ReportOutput(output)));
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(Path, e, "make it writable", "resume the run");
        }
    }
}

/// <summary>What is known of a run of all suites: what was asked, and how each of them ended so far.</summary>
/// <param name="Options">What was asked of each suite.</param>
/// <param name="Suites">The suites, in the order in which they run.</param>
internal sealed record AllSuitesState(RunOptions Options, IReadOnlyList<SuiteEnd> Suites);

/// <summary>How one suite ended.</summary>
/// <param name="Suite">Its name, which its folder has too.</param>
/// <param name="Code">Its exit code; null as long as it is not finished.</param>
/// <param name="Seconds">The time that it took, all of its parts where it was resumed.</param>
/// <param name="Error">Why it could not run at all; null where it did.</param>
internal sealed record SuiteEnd(string Suite, ExitCode? Code, double Seconds, string? Error)
{
    /// <summary>Whether it is not to be run again.</summary>
    public bool IsFinished => Code is not null and not ExitCode.Interrupted;
}
