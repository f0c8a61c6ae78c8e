using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Advise;

internal sealed record AdviseRequest
{
    /// <summary>Results files or folders of runs; empty: the newest run.</summary>
    [Argument("results.json",
        "Results files of runs, or their folders (default: the newest run). The first with times is ranked; needs are answered from "
        + "all of them, and from those in docs/results.")]
    public IReadOnlyList<string> Runs { get; init; } = [];

    [Option("--needs", "NAME", "What you cannot do without: {names}.", Names = OptionNames.Needs)]
    public IReadOnlyList<string> Needed { get; init; } = [];

    /// <summary>The weights that are given; null: the usual ones.</summary>
    [Option("--weights", "NAME:N",
        "What counts, with weights from 0 to 10: write, read, size, allocated, first (the first call), as on a report's page; for "
        + "example write:2,size:1 (default: write:1,read:1).")]
    public Weights? Asked { get; init; }

    /// <summary>Mbit/s.</summary>
    [Option("--bandwidth", "MBITS", "Rank by the total time to write, send at this bandwidth (Mbit/s) and read.")]
    public double? Bandwidth { get; init; }

    /// <summary>The own data that is measured first; null: none.</summary>
    [Options]
    public OwnDataRequest? Own { get; init; }

    /// <summary>Whether every row is named with its own fact.</summary>
    [Option("--all", null, OptionTexts.All)]
    public bool ShowsAll { get; init; }

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    public IReadOnlyList<Need> Needs { get; init; } = [];

    public Weights Weights { get; init; } = Weights.Usual;

    /// <summary>The run on own data that is made first; null: none.</summary>
    public RunOptions? Measure { get; init; }
}
