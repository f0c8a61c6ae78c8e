using System.CommandLine;
using Roundup.Analysis.Changes;
using Roundup.Analysis.Experiments.Instructions;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Formats;
using Roundup.Reporting.InstructionCounts;

namespace Roundup.Cli.Commands;

internal sealed class CompareCommand : RoundupCommand
{
    public CompareCommand(CliContext context)
        : base("compare", "Compare two runs case by case: what regressed, improved, did not change, or is too noisy to say.")
    {
        var line = AddOptions<CompareRequest>(context);
        SetAction(parsed => new CompareAction(context).Run(line.Read(parsed)));
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup compare roundup-results/before roundup-results/after", "compare two runs of one machine"),
        new("roundup compare old.json new.json --format markdown", "write the comment for a pull request"),
        new("roundup compare roundup-results/20260101-120000-quick", "show again what a run with --against found"),
        new("roundup compare old.json new.json --threshold 5%", "ignore changes below 5 %"),
        new("roundup compare old.json new.json --by instructions", "compare the instructions of two runs, whatever their load"),
    ];
}

internal sealed record CompareRequest
{
    [Argument("old", "The run before the change: its results.json or folder; alone, a run with --against.")]
    public string Before { get; init; } = "";

    [Argument("new", "The run after the change.")]
    public string? After { get; init; }

    [Option("--by", "RULE", RunOptions.ByText, Names = OptionNames.ComparisonRules)]
    public ComparisonRule By { get; init; }

    // A share; null: the default.
    [Option("--threshold", "PERCENT", RunOptions.ThresholdText, Form = OptionForm.Percentage)]
    public double? Threshold { get; init; }

    // A share; null: the default.
    [Option("--margin", "PERCENT", RunOptions.MarginText, Form = OptionForm.Percentage)]
    public double? Margin { get; init; }

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--output", "DIR", "Also write comparison.md, comparison.html and comparison.json to this folder.")]
    public string? Output { get; init; }
}

internal sealed class CompareAction(CliContext context)
{
    public int Run(CompareRequest request)
    {
        var name = request.By == ComparisonRule.Time ? ExperimentNames.Speed : ExperimentNames.Instructions;
        var (old, now) = (Read(request.Before, name), request.After is { } after ? Read(after, name) : null);
        if (now is null && old.Run.Comparison is null)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{request.Before} is a single run without --against, so there is nothing to compare: add the run after the change.");
        }

        var title = now is null
            ? ChangeSections.Title(old.Run.Comparison!)
            : $"{now.Run.Suite} of {Time(now)} against {(old.Run.Suite == now.Run.Suite ? "" : old.Run.Suite + " of ")}{Time(old)}";
        var (sections, isWorse) = request.By == ComparisonRule.Time ? ByTime(request, old, now, title)
            : ByInstructions(request, old, now, title);
        context.Show(sections, request.Format);
        if (request.Output is { } output)
        {
            Write(sections, output);
        }

        return (int)(isWorse ? ExitCode.Regressed : ExitCode.Success);
    }

    private static (IReadOnlyList<Section> Sections, bool IsWorse) ByTime(
        CompareRequest request, ResultsFile old, ResultsFile? now, string title)
    {
        var changes = now is null
            ? PairedRun.Compare(old, request.Threshold, request.Margin)
            : TwoRuns.Compare(old, now, request.Threshold, request.Margin);
        return (ChangeSections.Create(changes, title), changes.IsWorse);
    }

    private static (IReadOnlyList<Section> Sections, bool IsWorse) ByInstructions(
        CompareRequest request, ResultsFile old, ResultsFile? now, string title)
    {
        var threshold = request.Threshold ?? (now is null ? old.Run.Comparison!.Threshold : InstructionsData.Threshold);
        var changes = now is null ? InstructionsChange.Of(old, threshold) : InstructionsChange.Of(old, now, threshold);
        return ([InstructionsReport.Changes(changes, threshold, title)], changes.Any(change => change.IsWorse));
    }

    private ResultsFile Read(string path, string experiment)
    {
        var file = ResultsFiles.Read(context.Results, RunFolders.ResultsOf(path));
        return file.Has(experiment)
            ? file.Of(experiment)
            : throw new RoundupException(
                ExitCode.Usage,
                $"{path} has no {(experiment == ExperimentNames.Speed ? "times" : experiment)}: compare runs of the experiment "
                + $"{experiment}{(file.Has(ExperimentNames.Instructions) ? ", or add --by instructions" : "")}.");
    }

    private void Write(IReadOnlyList<Section> sections, string output)
    {
        OutputFolder.CheckWritable(output);
        var json = context.Formats.First(known => known.Name == "json");
        var report = new Report(sections, [ReportFile.Of(json, "comparison.json", sections)])
        {
            Documents = [new("comparison", sections)],
        };
        var written = ReportAction.Write(report, output, context.Formats, "give another folder with --output");
        context.Terminal.WriteLine(OutputFolder.Written(output, written));
    }

    private static string Time(ResultsFile file) =>
        file.Run.Started.ToString("yyyy-MM-dd HH:mm", System.Globalization.CultureInfo.InvariantCulture);
}
