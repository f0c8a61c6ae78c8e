using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.History;

/// <summary><c>roundup history</c>: the rows of many runs over time.</summary>
internal sealed class HistoryCommand : RoundupCommand
{
    public HistoryCommand(CliContext context)
        : base("history", "Show how the rows of a suite changed over many runs.")
    {
        var runs = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.ZeroOrMore,
            Description = "Results files of runs, their folders, or folders of these (default: all of your runs). Only runs of the newest "
                + "run's suite are used.",
        };
        var baseline = new Option<string?>("--baseline")
        {
            HelpName = "ROW",
            Description = "Compare with this row instead of the newest run's baseline.",
        };
        var output = new Option<string?>("--output")
        {
            HelpName = "DIR",
            Description = "Write history.html, history.md and history.csv to this folder, with a chart for each row.",
        };
        Add(runs);
        Add(baseline);
        Add(output);
        Add(FolderOption.Create(context));
        SetAction(parsed => new HistoryAction(context).Run(
            parsed.GetValue(runs) ?? [], parsed.GetValue(baseline), parsed.GetValue(output)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup history", "show the first and the last ratio of each row over your runs of the suite that ran last"),
        new("roundup history nightly/2026-* --output site/history", "write a page with a chart for each row"),
    ];
}
