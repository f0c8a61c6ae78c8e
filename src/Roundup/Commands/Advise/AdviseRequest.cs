using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Advise;

internal sealed record AdviseRequest
{
    // Empty: the newest run.
    [Argument("results.json",
        "Results files or folders of runs (default: the newest run). The first with times is ranked; needs are answered from all, and "
        + "from those that come with Roundup.")]
    public IReadOnlyList<string> Runs { get; init; } = [];

    [Option("--needs", "NAME", "What you require: {names}.", Names = OptionNames.Needs)]
    public IReadOnlyList<string> Needed { get; init; } = [];

    // Null: the usual ones.
    [Option("--weights", "NAME:N",
        "How much each counts, from 0 to 10: write, read, size, allocated, first (the first call); for example write:2,size:1 (default: "
        + "write:1,read:1).")]
    public Weights? Requested { get; init; }

    [Option("--bandwidth", "MBITS", "Rank by the total time to write, send (at this many Mbit/s) and read.")]
    public double? Bandwidth { get; init; }

    [Options]
    public OwnDataRequest? Own { get; init; }

    [Option("--all", null, OptionTexts.All)]
    public bool ShowsAll { get; init; }

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    public IReadOnlyList<Need> Needs { get; init; } = [];

    public Weights Weights { get; init; } = Weights.Usual;

    public RunOptions? Measure { get; init; }
}
