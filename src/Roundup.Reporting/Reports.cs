using System.Text;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Csv;
using Roundup.Reporting.FirstCalls;
using Roundup.Reporting.Markdown;
using Roundup.Results;

namespace Roundup.Reporting;

/// <summary>The report files of a run. (JSON is the results file itself.)</summary>
public static class Reports
{
    /// <summary>Every kind there is.</summary>
    public static IReadOnlyList<IReport> All { get; } = [new MarkdownReport(), new CsvReport(), new ScalingCsv(), new TradeOffCsv()];

    private static readonly IReport[] OfVerified = [new VerifiedReport()];

    private static readonly IReport[] OfFirstCalls = [new FirstCallReport(), new FirstCallCsv()];

    /// <summary>Writes every report into a folder, which is made when it does not exist. Older reports there are replaced.</summary>
    /// <returns>The paths of the files, in the order of <see cref="All"/>, and of the folder of the charts; of a run that only verified, one report that says what came back.</returns>
    /// <exception cref="IOException">A file cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder may not be written to.</exception>
    public static IReadOnlyList<string> WriteAll(AnalysedRun run, string folder)
    {
        Directory.CreateDirectory(folder);
        var reports = run.File.Run.Experiment == ExperimentNames.Fidelity ? OfVerified : run.FirstCalls is not null ? OfFirstCalls : All;
        return
        [
            .. reports.Where(report => report.HasContent(run)).Select(report => Write(Path.Combine(folder, report.FileName), output => report.Write(run, output))),
            .. ReferenceEquals(reports, All) ? WriteCharts(ChartSet.Of(run), folder) : [],
        ];
    }

    /// <summary>The pictures that report.md refers to, by the name that it gives them.</summary>
    private static string[] WriteCharts(ChartSet charts, string folder)
    {
        if (charts.All.Count == 0)
        {
            return [];
        }

        var path = Path.Combine(folder, ChartSet.Folder);
        Directory.CreateDirectory(path);
        foreach (var chart in charts.All)
        {
            Write(Path.Combine(path, Path.GetFileName(chart.FileName)), output => output.Write(chart.Svg));
        }

        return [path];
    }

    /// <summary>To a temporary file, then in one move: a full disk never leaves half a report in the place of a whole one.</summary>
    private static string Write(string path, Action<TextWriter> write)
    {
        var temporary = path + ".part";
        using (var output = new StreamWriter(temporary, append: false, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false)))
        {
            output.NewLine = "\n";
            write(output);
        }

        File.Move(temporary, path, overwrite: true);
        return path;
    }
}
