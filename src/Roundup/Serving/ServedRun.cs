using Roundup.Cli.Progress;
using Roundup.Engine;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Cli.Serving;

/// <summary>
/// Shows the report of a run in a browser while the run goes on. Pages are made between launches, when nothing is measured.
/// </summary>
/// <param name="display">Shows the progress on the console.</param>
/// <param name="server">Shows the page.</param>
/// <param name="report">Makes the report of results.</param>
internal sealed class ServedRun(RunDisplay display, PageServer server, Func<ResultsFile, Report> report) : IRunObserver
{
    private int version;

    /// <summary>The address of the page.</summary>
    public string Address => server.Address;

    public void StageStarted(RunStage stage, int total)
    {
        display.StageStarted(stage, total);
        if (stage != RunStage.Measure)
        {
            Show([new Section(
                new Heading(1, "Roundup"),
                new Paragraph(Inline.Of(
                    $"The run is at the stage {stage}. Times of warm calls appear here after the first launch, "
                    + "everything else when the run ends.")))]);
        }
    }

    public void Progress(RunStage stage, int done, int total, string now) => display.Progress(stage, done, total, now);

    public void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
        var file = soFar();
        display.LaunchEnded(launches, () => file);
        Show(report(file).Sections);
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason) => display.CaseEnded(id, outcome, reason);

    public void Noticed(Notice notice) => display.Noticed(notice);

    /// <summary>Shows the report of the results, and gives a browser the time to take it.</summary>
    public async Task EndAsync(ResultsFile file)
    {
        Show(report(file).Sections);
        await server.WaitUntilSeenAsync();
    }

    private void Show(IReadOnlyList<Section> sections)
    {
        using var text = new StringWriter { NewLine = "\n" };
        ReportFormats.Page.Write(sections, new ReportOutput(text) { Version = ++version });
        server.Show(text.ToString(), version);
    }
}
