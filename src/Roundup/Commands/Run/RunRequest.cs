using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Commands.Run;

/// <summary>What <c>roundup run</c> was asked.</summary>
internal sealed record RunRequest
{
    /// <summary>The options; of a run that is resumed, those that have to be repeated: its journal has the others.</summary>
    [Options]
    public RunOptions Options { get; init; } = new();

    /// <summary>The folder asked for, or null.</summary>
    [Option("--output", "DIR", OutputText, Group = OptionGroup.Results, After = "--strict")]
    public string? Output { get; init; }

    /// <summary>Whether the console shows all tables.</summary>
    [Option("--all", null, AllText, Group = OptionGroup.Results, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public bool ShowsAll { get; init; }

    /// <summary>The pictures to write.</summary>
    [Option("--picture",
        "KIND",
        PictureText, Group = OptionGroup.Results, Names = OptionNames.Pictures, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Pictures { get; init; } = [];

    /// <summary>The formats of other tools to write.</summary>
    [Option("--export",
        "NAME",
        ExportText, Group = OptionGroup.Results, Names = OptionNames.Exports, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Exports { get; init; } = [];

    /// <summary>The folder of the run to resume; empty: the latest; null: a new run.</summary>
    [Option("--resume", "DIR",
        "Resume an interrupted run: the one in this folder, or the latest.",
        Form = OptionForm.Optional, Use = OptionUse.Run, WithResume = true)]
    public string? Resume { get; init; }

    /// <summary>What <c>--output</c> does, of the commands that produce results.</summary>
    public const string OutputText =
        "The folder for the results (default: a new one in roundup-results, or in artifacts/results of a checkout).";

    /// <summary>What <c>--all</c> does, of the commands that show a report.</summary>
    public const string AllText = "Show all tables, conclusions and explanations, not only the overview and the answer.";

    /// <summary>What <c>--picture</c> does, of the commands that write a report.</summary>
    public const string PictureText = "Also write pictures for other pages, as SVG, light and dark: {names}.";

    /// <summary>What <c>--export</c> does, of the commands that write a report.</summary>
    public const string ExportText = "Also write the cases in the formats of other tools: {names}.";
}
