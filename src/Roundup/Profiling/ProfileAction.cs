using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Progress;
using Roundup.Cli.Running;
using Roundup.Profiling;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Cli.Profiling;

/// <summary>Runs <c>roundup run --profile</c>: one case, its traces, what they say.</summary>
internal sealed class ProfileAction(CliContext context)
{
    /// <summary>Does what was asked; returns the exit code.</summary>
    /// <param name="options">The selection.</param>
    /// <param name="asked">The folder or file that <c>--profile</c> names, or null.</param>
    /// <param name="output">The folder that <c>--output</c> names, or null.</param>
    public async Task<int> RunAsync(RunOptions options, string? asked, string? output)
    {
        Validate(options, asked, output);
        var root = context.Root();
        var (catalogue, selected, _) = context.Catalogue(options with { Experiments = [ExperimentNames.Speed] });
        var plan = Planner.Plan(catalogue, selected);
        OneCase.Check(plan);
        var where = asked ?? OutputFolder.Prepare(output, root, "profile", context.Time.GetLocalNow());
        var files = ProfileFiles.In(where, plan.Cases[0].Id);
        var folder = Path.GetDirectoryName(files.Trace)!;
        OutputFolder.CheckWritable(folder, asked is null ? "--output" : "--profile");
        try
        {
            var display = RunDisplay.For(context.Terminal, context.Time);
            using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
            var engine = new ProfileEngine(root, catalogue.Datasets, display);
            var profile = await display
                .RunAsync(() => engine.ProfileAsync(plan, files, ProfileEngine.UsualLength, interruption.Token))
                .ConfigureAwait(false);
            display.Finish();
            await WriteAsync(profile).ConfigureAwait(false);
            return (int)ExitCode.Success;
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, "make room, or give another --profile");
        }
        finally
        {
            OutputFolder.RemoveIfEmpty(folder);
        }
    }

    private async Task WriteAsync(ProfileResult profile)
    {
        var files = profile.Files;
        var lines = ProfileText.Lines(profile).Select(Visible.Lines).ToList();
        await File.WriteAllLinesAsync(files.Text, lines).ConfigureAwait(false);
        foreach (var line in lines.Append("").Concat(ProfileText.Written(files)))
        {
            context.Terminal.WriteLine(line);
        }
    }

    private static void Validate(RunOptions options, string? asked, string? output)
    {
        if (asked is not null && output is not null)
        {
            throw new RoundupException(ExitCode.Usage, "--profile and --output both name a location: leave out one of them.");
        }

        if (options.Experiments.Count > 0)
        {
            throw new RoundupException(ExitCode.Usage, "--profile only profiles a case: leave out --experiment.");
        }

        if (options.KeepData is not null)
        {
            throw new RoundupException(
                ExitCode.Usage, "--profile only profiles a case: leave out --keep-data, or use it in a separate run.");
        }
    }
}
