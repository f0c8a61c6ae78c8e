using Roundup.Analysis.Changes;
using Roundup.Catalogue;
using Roundup.Cli.Output;
using Roundup.Cli.Commands.Reports;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Formats;
using Roundup.Results;

namespace Roundup.Cli.Commands.Compare;

/// <summary>What change of a time counts, as shares; null: the default.</summary>
internal sealed record ChangeLimits(double? Threshold, double? Margin);

/// <summary>The way of <c>roundup compare</c>: two files, or one with both sides, to verdicts.</summary>
internal sealed class CompareAction(CliContext context)
{
    /// <summary>Compares; returns the exit code.</summary>
    public int Run(string before, string? after, ChangeLimits limits, IReportFormat? format, string? output)
    {
        var (changes, title) = after is null ? OfOne(before, limits) : OfTwo(before, after, limits);
        var sections = ChangeSections.Of(changes, title);
        var code = changes.IsWorse ? ExitCode.Regressed : ExitCode.Success;
        try
        {
            context.Show(sections, format);
        }
        finally
        {
            // A format of an extension may fail; the files do not need it.
            code = output is null ? code : Write(sections, output, code);
        }

        return (int)code;
    }

    private (RunChanges Changes, string Title) OfOne(string path, ChangeLimits limits)
    {
        var file = Read(path);
        return file.Run.Comparison is { } comparison
            ? (PairedRun.Of(file, limits.Threshold, limits.Margin), ChangeSections.Title(comparison))
            : throw new RoundupException(
                ExitCode.Usage, $"{path} is a single run without --against, so there is nothing to compare: add the run after the change.");
    }

    private (RunChanges Changes, string Title) OfTwo(string before, string after, ChangeLimits limits)
    {
        var (old, now) = (Read(before), Read(after));
        return (
            TwoRuns.Compare(old, now, limits.Threshold, limits.Margin),
            $"{now.Run.Suite} of {Time(now)} against {(old.Run.Suite == now.Run.Suite ? "" : old.Run.Suite + " of ")}{Time(old)}");
    }

    private ResultsFile Read(string path)
    {
        var file = ResultsFiles.Read(context.Results, RunFolders.ResultsOf(path));
        return file.Has(ExperimentNames.Speed)
            ? file.Of(ExperimentNames.Speed)
            : throw new RoundupException(ExitCode.Usage, $"{path} has no times: compare runs of the experiment {ExperimentNames.Speed}.");
    }

    private ExitCode Write(IReadOnlyList<Section> sections, string output, ExitCode code)
    {
        OutputFolder.CheckWritable(output);
        var json = context.Formats.First(known => known.Name == "json");
        var report = new Report(sections, [ReportFile.Of(json, "comparison.json", sections)])
        {
            Documents = [new("comparison", sections)],
        };
        var written = ReportAction.Write(report, output, context.Formats, "give another folder with --output");
        context.Terminal.WriteLine(OutputFolder.Written(output, written.Paths));
        ReportAction.Failures(written).ToList().ForEach(context.Terminal.WriteLine);
        return ReportAction.CodeOf(written, code);
    }

    private static string Time(ResultsFile file) =>
        file.Run.Started.ToString("yyyy-MM-dd HH:mm", System.Globalization.CultureInfo.InvariantCulture);
}
