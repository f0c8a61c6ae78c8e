using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The title and what was asked.</summary>
internal static class HeadSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        var info = run.File.Run;
        writer.Heading(1, $"Roundup: {info.Suite}");
        if (info.Description is { Length: > 0 } description)
        {
            writer.Paragraph(description);
        }

        writer.Paragraph(Headline.Measured(run) + ".");
        if (info.Interrupted)
        {
            writer.Line("**The run was interrupted**: what is missing can be measured with `--resume`.");
            writer.Line();
        }

        writer.Table(["Asked", ""], [.. Facts(run).Select(f => new Cell[] { f.Name, f.Value })]);
    }

    private static IEnumerable<(string Name, string Value)> Facts(AnalysedRun run)
    {
        var info = run.File.Run;
        yield return ("Command", info.Command);
        yield return ("Effort", Headline.Effort(run));
        yield return ("Seed", info.Seed.ToString(CultureInfo.InvariantCulture));
        yield return ("Baseline", (info.Baseline, info.BaselineTarget) switch
        {
            (null, _) when info.Experiment == ExperimentNames.FirstCall => "none asked for",
            (null, _) => "none asked for: the fastest exact row of each cell",
            ({ } row, null) => row,
            ({ } row, { } target) => $"{row}@{target}",
        });
        yield return ("Started", info.Started.ToString("yyyy-MM-dd HH:mm:ss zzz", CultureInfo.InvariantCulture));
        yield return ("Finished", info.Finished.ToString("yyyy-MM-dd HH:mm:ss zzz", CultureInfo.InvariantCulture));
        yield return ("Took", Headline.Stages(run));
        yield return ("Roundup", info.RoundupVersion);
    }
}
