using System.CommandLine;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Site.Commands;

/// <summary><c>roundup-site published</c>: a verdict on every figure of the published pages.</summary>
internal sealed class PublishedCommand : RoundupCommand
{
    public PublishedCommand(CliContext context)
        : base("published", "Compare results with the figures of published benchmarks: a verdict or a reason for each figure.")
    {
        var files = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.ZeroOrMore,
            Description = "Results files of runs, or their folders "
                + "(default: SUITE and SUITE-* in docs/results of the pages' suites).",
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
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- published artifacts/results/20260101-120000-compression",
            "count which figures of the page agree with a run"),
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- published --output artifacts/published.md",
            "write the verdicts on the stored results as a document"),
    ];
}
