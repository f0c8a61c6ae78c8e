using System.CommandLine;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Compare;

/// <summary><c>roundup compare</c>: what changed between two runs, or in a run with <c>--against</c>.</summary>
internal sealed class CompareCommand : RoundupCommand
{
    public CompareCommand(CliContext context)
        : base("compare", "Compare two runs case by case: what regressed, what improved, what did not change, and what cannot be decided.")
    {
        var before = new Argument<string>("old")
        {
            Description = "The run before the change: its results.json or folder; alone, a run with --against.",
        };
        var after = new Argument<string?>("new") { Arity = ArgumentArity.ZeroOrOne, Description = "The run after the change." };
        var change = new ChangeOptions();
        var format = FormatOption.Create(context);
        var output = new Option<string?>("--output")
        {
            HelpName = "DIR",
            Description = "Also write comparison.md, comparison.html and comparison.json to this folder.",
        };
        Add(before);
        Add(after);
        foreach (var option in change.All)
        {
            Add(option);
        }

        Add(format);
        Add(output);
        SetAction(parsed => new CompareAction(context).Run(
            parsed.GetValue(before)!,
            parsed.GetValue(after),
            new(change.Threshold(parsed), change.Margin(parsed)),
            parsed.GetValue(format),
            parsed.GetValue(output)));
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
