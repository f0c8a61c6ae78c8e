using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Reporting;
using Roundup.Reporting.Terminal;
using Roundup.Results;

namespace Roundup.Cli.Running;

/// <summary>The way of <c>roundup report</c>: from a results file to the reports.</summary>
internal sealed class ReportAction(CliContext context)
{
    /// <summary>Regenerates the reports; returns the exit code.</summary>
    public int Run(string path, string? baseline, string? output)
    {
        var file = Directory.Exists(path) ? Path.Combine(path, RunFolders.Results) : path;
        var results = Read(file);
        CheckBaseline(results, baseline);
        var folder = Path.GetFullPath(output ?? Path.GetDirectoryName(Path.GetFullPath(file))!);
        OutputFolder.CheckWritable(folder);
        var report = context.Experiments.ReportOf(results).Of(results, baseline);
        var written = Write(report, folder, "give another folder with --output");
        ConsoleRenderer.Write(report.Sections, context.Terminal.Console);
        context.Terminal.Line();
        context.Terminal.Line("Written:");
        foreach (var name in written)
        {
            context.Terminal.Line("  " + name);
        }

        return (int)ExitCode.Success;
    }

    /// <summary>Writes the files of a report; an error of the file system is one sentence.</summary>
    public static IReadOnlyList<string> Write(Report report, string folder, string remedy)
    {
        try
        {
            return ReportFolder.Write(report, folder);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, remedy);
        }
    }

    private static ResultsFile Read(string file)
    {
        try
        {
            return ResultsStore.Read(file);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            var what = File.Exists(file) ? "cannot be read" : "does not exist";
            throw new RoundupException(ExitCode.Usage, $"The results file {file} {what}: give the results.json of a run, or its folder.", e);
        }
    }

    private static void CheckBaseline(ResultsFile results, string? baseline)
    {
        var names = results.Serializers.Select(s => s.Name).ToList();
        var row = baseline is null || names.Contains(baseline, StringComparer.OrdinalIgnoreCase) ? null : baseline.Split('@')[0];
        if (row is not null && !names.Contains(row, StringComparer.OrdinalIgnoreCase))
        {
            throw new RoundupException(ExitCode.Usage, $"--baseline '{row}' is no row of this file{NearestName.Proposal(row, names)}");
        }
    }
}
