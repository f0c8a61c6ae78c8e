using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Site.Commands;

/// <summary><c>roundup-site published</c>: a verdict on every ratio of the published pages.</summary>
internal sealed class PublishedCommand : RoundupCommand
{
    public PublishedCommand(CliContext context)
        : base("published", "Compare results with the ratios of published benchmarks: a verdict or a reason for each.")
    {
        var line = AddOptions<PublishedRequest>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            return new PublishedAction(context).Run(request.Paths, request.Output);
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- published artifacts/results/20260101-120000-compression",
            "count which ratios of the page agree with a run"),
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- published --output artifacts/published.md",
            "write the verdicts on the stored results as a document"),
    ];
}

/// <summary>What <c>roundup-site published</c> was asked.</summary>
internal sealed record PublishedRequest
{
    [Argument("results.json", "Results files of runs, or their folders (default: SUITE and SUITE-* in docs/results of the pages' suites).")]
    public IReadOnlyList<string> Paths { get; init; } = [];

    [Option("--output", "FILE", "A file for all verdicts: a document (.md), or a line for each ratio (.csv).")]
    public string? Output { get; init; }

    /// <summary>Folders whose extensions take part; they are loaded before the command begins.</summary>
    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];
}
