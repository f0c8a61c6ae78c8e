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
using Roundup.Reporting.Instructions;
using Roundup.Results;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup compare</c>: what changed between two runs, or in a run with <c>--against</c>.</summary>
internal sealed class CompareCommand : RoundupCommand
{
    public CompareCommand(CliContext context)
        : base("compare", "Compare two runs case by case: what regressed, what improved, what did not change, and what cannot be decided.")
    {
        var line = AddOptions<CompareRequest>(context);
        SetAction(parsed => new CompareAction(context).Run(line.Read(parsed)));
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup compare artifacts/results/before artifacts/results/after", "compare two runs of one machine"),
        new("roundup compare old.json new.json --format markdown", "write the comment for a pull request"),
        new("roundup compare artifacts/results/20260101-120000-quick", "show again what a run with --against found"),
        new("roundup compare old.json new.json --threshold 5%", "ignore changes below 5 %"),
        new("roundup compare old.json new.json --by instructions", "compare the instructions of two runs, of any load"),
    ];
}

/// <summary>What <c>roundup compare</c> was asked.</summary>
internal sealed record CompareRequest
{
    [Argument("old", "The run before the change: its results.json or folder; alone, a run with --against.")]
    public string Before { get; init; } = "";

    [Argument("new", "The run after the change.")]
    public string? After { get; init; }

    [Option("--by", "RULE", RunOptions.ByText, Names = OptionNames.ComparisonRules)]
    public ComparisonRule By { get; init; }

    /// <summary>The smallest change that counts, as a share; null: the default.</summary>
    [Option("--threshold", "PERCENT", RunOptions.ThresholdText, Form = OptionForm.Percentage)]
    public double? Threshold { get; init; }

    /// <summary>The largest change of a time that counts as none, as a share; null: the default.</summary>
    [Option("--margin", "PERCENT", RunOptions.MarginText, Form = OptionForm.Percentage)]
    public double? Margin { get; init; }

    /// <summary>The output format; null: the console.</summary>
    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--output", "DIR", "Also write comparison.md, comparison.html and comparison.json to this folder.")]
    public string? Output { get; init; }
}

/// <summary>The way of <c>roundup compare</c>: two files, or one with both sides, to verdicts.</summary>
internal sealed class CompareAction(CliContext context)
{
    /// <summary>Compares; returns the exit code.</summary>
    public int Run(CompareRequest request)
    {
        var (sections, isWorse) = request.By == ComparisonRule.Instructions ? ByInstructions(request) : ByTime(request);
        var code = isWorse ? ExitCode.Regressed : ExitCode.Success;
        try
        {
            context.Show(sections, request.Format);
        }
        finally
        {
            // A format of an extension may fail; the files do not need it.
            code = request.Output is { } output ? Write(sections, output, code) : code;
        }

        return (int)code;
    }

    private (IReadOnlyList<Section> Sections, bool IsWorse) ByTime(CompareRequest request)
    {
        var file = Read(request.Before, ExperimentNames.Speed);
        if (request.After is not { } after)
        {
            var (changes, title) = (PairedRun.Of(Paired(file, request), request.Threshold, request.Margin), file.Run.Comparison!);
            return (ChangeSections.Of(changes, ChangeSections.Title(title)), changes.IsWorse);
        }

        var now = Read(after, ExperimentNames.Speed);
        var found = TwoRuns.Compare(file, now, request.Threshold, request.Margin);
        return (ChangeSections.Of(found, Title(file, now)), found.IsWorse);
    }

    private (IReadOnlyList<Section> Sections, bool IsWorse) ByInstructions(CompareRequest request)
    {
        var file = Read(request.Before, ExperimentNames.Instructions);
        var now = request.After is { } after ? Read(after, ExperimentNames.Instructions) : null;
        var changes = now is null
            ? InstructionsChanges.Of(Paired(file, request), request.Threshold)!
            : InstructionsChanges.Of(file, now, request.Threshold);
        return ([InstructionsChangeSections.Of(changes, now is null ? null : Title(file, now))], changes.IsWorse);
    }

    private static ResultsFile Paired(ResultsFile file, CompareRequest request) => file.Run.Comparison is not null ? file
        : throw new RoundupException(
            ExitCode.Usage,
            $"{request.Before} is a single run without --against, so there is nothing to compare: add the run after the change.");

    private static string Title(ResultsFile old, ResultsFile now) =>
        $"{now.Run.Suite} of {Time(now)} against {(old.Run.Suite == now.Run.Suite ? "" : old.Run.Suite + " of ")}{Time(old)}";

    private ResultsFile Read(string path, string experiment)
    {
        var file = ResultsFiles.Read(context.Results, RunFolders.ResultsOf(path));
        return file.Has(experiment)
            ? file.Of(experiment)
            : throw new RoundupException(
                ExitCode.Usage,
                $"{path} has no {(experiment == ExperimentNames.Speed ? "times" : experiment)}: compare runs of the experiment "
                + $"{experiment}" + (file.Has(ExperimentNames.Instructions) ? ", or add --by instructions." : "."));
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
