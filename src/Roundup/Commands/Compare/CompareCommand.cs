using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Compare;

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
    ];
}

/// <summary>What <c>roundup compare</c> was asked.</summary>
internal sealed record CompareRequest
{
    [Argument("old", "The run before the change: its results.json or folder; alone, a run with --against.")]
    public string Before { get; init; } = "";

    [Argument("new", "The run after the change.")]
    public string? After { get; init; }

    /// <summary>The smallest change of a time that counts, as a share; null: the default.</summary>
    [Option("--threshold", "PERCENT", RunOptions.ThresholdText, Form = OptionForm.Percentage)]
    public double? Threshold { get; init; }

    /// <summary>The largest change of a time that counts as none, as a share; null: the default.</summary>
    [Option("--margin", "PERCENT", RunOptions.MarginText, Form = OptionForm.Percentage)]
    public double? Margin { get; init; }

    /// <summary>The output format; null: the console.</summary>
    [Option("--format", "NAME", ListRequest.FormatText, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--output", "DIR", "Also write comparison.md, comparison.html and comparison.json to this folder.")]
    public string? Output { get; init; }
}
