using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Published;

/// <summary><c>roundup published</c>: a verdict on every figure of the published pages.</summary>
internal sealed class PublishedCommand : RoundupCommand
{
    public PublishedCommand(CliContext context)
        : base("published", "Compare results with the figures of published benchmarks: a verdict or a reason for each figure.")
    {
        var files = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.ZeroOrMore,
            Description = "Results files of runs, or their folders "
                + "(default: docs/results/SUITE.json and SUITE-*.json of the pages' suites).",
        };
        var output = new Option<string?>("--output")
        {
            HelpName = "FILE",
            Description = "A file for all verdicts: a document (.md), or a line for each figure (.csv).",
        };
        Add(files);
        Add(output);
        Add(FolderOption.Create(context));
        SetAction(parsed => new PublishedAction(context).Run(parsed.GetValue(files) ?? [], parsed.GetValue(output)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup published artifacts/results/20260101-120000-compression", "count which figures of the page agree with a run"),
        new("roundup published --output docs/published.md", "write the document from the stored results"),
        new("roundup published results.json --output verdicts.csv", "write a line for each figure"),
    ];
}
