using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Reports;

/// <summary><c>roundup report</c>: regenerates the reports from the results file alone.</summary>
internal sealed class ReportCommand : RoundupCommand
{
    public ReportCommand(CliContext context)
        : base("report", "Regenerate the reports of a run from its results file.")
    {
        var file = new Argument<string>("results.json") { Description = "The results file of a run, or its folder." };
        var baseline = new Option<string?>("--baseline")
        {
            HelpName = "ROW",
            Description = "Compare with this row (row@target, row + compressor) instead of the run's baseline.",
        };
        var accept = AcceptOption.Create();
        var output = new Option<string?>("--output")
        {
            HelpName = "DIR",
            Description = "The folder for the reports (default: that of the results file).",
        };
        var all = AllOption.Create();
        var picture = PictureOption.Create(context);
        var export = ExportOption.Create(context);
        Add(file);
        Add(baseline);
        Add(accept);
        Add(output);
        Add(all);
        Add(picture);
        Add(export);
        Add(FolderOption.Create(context));
        SetAction(parsed => new ReportAction(context).Run(
            parsed.GetValue(file)!,
            parsed.GetValue(baseline),
            parsed.GetValue(accept),
            parsed.GetValue(output),
            parsed.GetValue(all),
            parsed.GetValue(picture) ?? [],
            parsed.GetValue(export) ?? []));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup report artifacts/results/20260101-120000-quick", "regenerate report.md and results.csv, and show the tables"),
        new("roundup report results.json --picture summary,heatmap", "write pictures for a blog or a README, as SVG"),
        new("roundup report results.json --export benchmarkdotnet,jsonl", "write files for other tools"),
        new("roundup report results.json --accept offset,updatedAt", "rank the rows that lose nothing else"),
        new("roundup report results.json --baseline Newtonsoft.Json --output /tmp/report", "use another baseline and another folder"),
    ];
}
