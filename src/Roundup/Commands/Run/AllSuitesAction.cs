using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

/// <summary>
/// Runs <c>roundup run all</c>: every suite, one after the other, each into its own folder with its own reports, and a summary of how they
/// ended. What one suite cannot do does not end the others; Ctrl+C ends the suite that runs and leaves the others for later.
/// </summary>
internal sealed class AllSuitesAction(CliContext context)
{
    /// <summary>The suite for the user's own data, which is nothing without them.</summary>
    private const string OwnData = "own-data";

    /// <summary>Whether every suite is meant: a suite of that name would be meant itself.</summary>
    public static bool IsFor(RunOptions options, CliContext context) =>
        string.Equals(options.Suite, SelectionOptions.AllSuites, StringComparison.OrdinalIgnoreCase)
        && !context.Catalogue(options.Folders).Suites.Any(suite => string.Equals(
            suite.Name, SelectionOptions.AllSuites, StringComparison.OrdinalIgnoreCase));

    /// <summary>Starts a run; returns the exit code.</summary>
    public Task<int> RunAsync(
        RunOptions options, string? output, IReadOnlyList<string> pictures, IReadOnlyList<string> exports, int? servePort)
    {
        if (servePort is not null)
        {
            throw new RoundupException(ExitCode.Usage, "--serve shows one run: leave it out, or name one suite instead of all.");
        }

        if (options.Shard is not null)
        {
            throw new RoundupException(ExitCode.Usage, "--shard splits one suite: name one instead of all.");
        }

        if (options.Page || options.PageVersions)
        {
            throw new RoundupException(ExitCode.Usage, "--page measures the page of one suite: name one instead of all.");
        }

        if (options.Own is not null)
        {
            throw new RoundupException(
                ExitCode.Usage, "The suites of `run all` have data of their own: leave out all, and name one suite for your data.");
        }

        var root = context.Root();
        var folder = new AllSuitesFolder(OutputFolder.Prepare(output, root, SelectionOptions.AllSuites, context.Time.GetLocalNow()));
        if (folder.IsOne)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{folder.Path} already contains a run of all suites: give another --output, or resume it with --resume {folder.Path}.");
        }

        var suites = context.Catalogue(options.Folders).Suites.Select(suite => suite.Name).Where(name => name != OwnData);
        return RunAsync(folder, new(options, [.. suites.Select(name => new SuiteEnd(name, null, 0, null))]), new(null, null, true, null)
        {
            Folders = options.Folders,
            PackageSources = options.PackageSources,
            KeepData = options.KeepData,
            Pictures = pictures,
            Exports = exports,
        });
    }

    /// <summary>Resumes with the suites that are not finished; returns the exit code.</summary>
    public Task<int> ResumeAsync(AllSuitesFolder folder, RunRequest request)
    {
        var state = folder.Read();

        // A file that somebody else may have written: a suite is a folder of this one, and never a path.
        var known = context.Catalogue(request.Folders).Suites.Select(suite => suite.Name).ToList();
        if (state.Suites.FirstOrDefault(suite => !known.Contains(suite.Suite)) is { } strange)
        {
            throw new RoundupException(
                ExitCode.Usage, $"The run in {folder.Path} includes the suite {strange.Suite}, which no longer exists: start a new run.");
        }

        return RunAsync(folder, state with { Options = ResumedOptions.Of(state.Options, folder.Path, request) }, request);
    }

    private async Task<int> RunAsync(AllSuitesFolder folder, AllSuitesState state, RunRequest again)
    {
        folder.Write(state);
        for (var i = 0; i < state.Suites.Count; i++)
        {
            var suite = state.Suites[i];
            if (suite.IsFinished)
            {
                continue;
            }

            context.Terminal.WriteLine($"Suite {i + 1} of {state.Suites.Count}: {suite.Suite}");
            var started = context.Time.GetTimestamp();
            var place = folder.Of(suite.Suite);
            var (code, error) = await OneAsync(place, suite.Suite, state.Options, again);

            // A run that was begun and cannot be resumed as asked is not at its end: what it has won waits for another try.
            ExitCode? end = error is not null && RunFolders.ContainsRun(place) ? null : code;
            var ended = new SuiteEnd(suite.Suite, end, suite.Seconds + context.Time.GetElapsedTime(started).TotalSeconds, error);
            state = state with { Suites = [.. state.Suites.Select(other => other.Suite == suite.Suite ? ended : other)] };
            folder.Write(state);
            context.Terminal.WriteLine();
            if (code == ExitCode.Interrupted)
            {
                break;
            }
        }

        return (int)Finish(folder, state);
    }

    private async Task<(ExitCode Code, string? Error)> OneAsync(string folder, string suite, RunOptions options, RunRequest again)
    {
        // Payloads of different suites would replace each other.
        string? Kept(string? kept) => kept is null ? null : Path.Combine(kept, suite);
        var request = RunFolders.ContainsRun(folder)
            ? again with { Resume = true, ResumeFolder = folder, KeepData = Kept(options.KeepData) }
            : new RunRequest(options with { Suite = suite, KeepData = Kept(options.KeepData) }, folder, false, null)
            {
                Pictures = again.Pictures,
                Exports = again.Exports,
            };
        try
        {
            return ((ExitCode)await new RunAction(context).RunAsync(request), null);
        }
        catch (RoundupException e) when (e.ExitCode == ExitCode.Usage)
        {
            context.Terminal.WriteLine(e.Message);
            return (e.ExitCode, e.Message);
        }
        catch (OperationCanceledException)
        {
            return (ExitCode.Interrupted, null);
        }
    }

    private ExitCode Finish(AllSuitesFolder folder, AllSuitesState state)
    {
        context.Show([AllSuitesSummary.Of(state)]);
        var code = AllSuitesSummary.Code(state);
        context.Terminal.WriteLine();
        if (code == ExitCode.Interrupted)
        {
            context.Terminal.WriteLine(
                $"Interrupted; the results so far are kept. Resume with:  {ResumedOptions.Command(folder.Path, state.Options)}");
        }

        context.Terminal.WriteLine($"Summary: {folder.Summary}");
        return code;
    }
}
