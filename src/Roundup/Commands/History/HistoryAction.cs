using Roundup.Analysis.Comparison;
using Roundup.Catalogue;
using Roundup.Cli.Commands.Gallery;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Output;
using Roundup.Reporting.History;
using Roundup.Results;

namespace Roundup.Cli.Commands.History;

/// <summary>The way of <c>roundup history</c>: from results files to a page over time.</summary>
internal sealed class HistoryAction(CliContext context)
{
    /// <summary>Shows and writes; returns the exit code.</summary>
    public int Run(IReadOnlyList<string> paths, string? baseline, string? output)
    {
        var (read, _) = GalleryFiles.Read(context.Results, paths.Count > 0 ? paths : [RunFolders.In(context.Root())]);
        var timed = read.Where(file => file.Results.Has(ExperimentNames.Speed)).ToList();
        if (timed.Count == 0)
        {
            throw new RoundupException(ExitCode.Usage, "None of these runs has times of warm calls: give runs with the experiment speed.");
        }

        // The newest comes first.
        var suite = timed[0].Results.Run.Suite;
        var used = timed.FindAll(file => file.Results.Run.Suite == suite);
        var history = RunHistory.Of([.. used.Select(file => file.Results)], baseline) ?? throw new RoundupException(
            ExitCode.Usage,
            $"The {used.Count} runs of {suite} have no table with the same baseline in common: give runs that measured the same cases.");
        var report = HistoryReport.Of(history);
        if (output is not null)
        {
            OutputFolder.CheckWritable(output);
        }

        context.Show(report.Sections);
        if (used.Count < read.Count)
        {
            var others = string.Join(", ", read.Where(file => !used.Contains(file)).Select(file => file.Name));
            context.Terminal.WriteLine($"Not used: {others} (of another suite than {suite}, or without times).");
        }

        if (output is not null)
        {
            var folder = Path.GetFullPath(output);
            var written = ReportAction.Write(report, folder, context.Formats, "give another folder with --output");
            context.Terminal.WriteLine(OutputFolder.Written(folder, written.Paths));
            ReportAction.Failures(written).ToList().ForEach(context.Terminal.WriteLine);
            return (int)ReportAction.CodeOf(written);
        }

        return (int)ExitCode.Success;
    }
}
