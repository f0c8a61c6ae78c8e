using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Reports;

internal sealed class ReportCommand : RoundupCommand
{
    public ReportCommand(CliContext context)
        : base("report", "Regenerate the reports of a run from its results file.")
    {
        var line = AddOptions<ReportRequest>(context);
        SetAction(parsed => new ReportAction(context).Run(line.Read(parsed)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup report roundup-results/20260101-120000-quick", "regenerate report.md and results.csv, and show the tables"),
        new("roundup report results.json --picture summary", "write a picture for a blog or a README, as SVG"),
        new("roundup report results.json --export benchmarkdotnet", "write a file for other tools"),
        new("roundup report results.json --accept offset,updatedAt", "rank the serializers that lose nothing else"),
        new("roundup report results.json --baseline Newtonsoft.Json --output /tmp/report", "use another baseline and another folder"),
    ];
}

internal sealed record ReportRequest
{
    [Argument("results.json", "The results file of a run, or its folder.")]
    public string File { get; init; } = "";

    [Option("--baseline", "SERIALIZER", "Compare with this serializer instead of the run's baseline.")]
    public string? Baseline { get; init; }

    // Null: those of the run.
    [Option("--accept", "LOSS", RunOptions.AcceptText)]
    public IReadOnlyList<string>? Accepted { get; init; }

    [Option("--output", "DIR", "The folder for the reports (default: that of results.json; of NAME.json.br, artifacts/results/NAME).")]
    public string? Output { get; init; }

    [Option("--all", null, OptionTexts.All)]
    public bool ShowsAll { get; init; }

    [Option("--picture", "KIND", OptionTexts.Picture, Names = OptionNames.Pictures)]
    public IReadOnlyList<string> Pictures { get; init; } = [];

    [Option("--export", "NAME", OptionTexts.Export, Names = OptionNames.Exports)]
    public IReadOnlyList<string> Exports { get; init; } = [];
}
