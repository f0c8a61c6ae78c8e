using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

internal sealed record RunRequest
{
    /// <summary>The options; of a run that is resumed, those that have to be repeated: its journal has the others.</summary>
    [Options]
    public RunOptions Options { get; init; } = new();

    /// <summary>The folder asked for, or null.</summary>
    [Option("--output", "DIR", OptionTexts.Output, Group = OptionGroup.Results, After = "--strict")]
    public string? Output { get; init; }

    [Option("--all", null, OptionTexts.All, Group = OptionGroup.Results, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public bool ShowsAll { get; init; }

    [Option("--picture",
        "KIND",
        OptionTexts.Picture, Group = OptionGroup.Results, Names = OptionNames.Pictures, Use = OptionUse.Run,
        WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Pictures { get; init; } = [];

    /// <summary>The formats of other tools to write.</summary>
    [Option("--export",
        "NAME",
        OptionTexts.Export, Group = OptionGroup.Results, Names = OptionNames.Exports, Use = OptionUse.Run,
        WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Exports { get; init; } = [];

    /// <summary>The folder of the run to resume; empty: the latest; null: a new run.</summary>
    [Option("--resume", "DIR",
        "Resume an interrupted run: the latest, or the one in DIR.",
        Form = OptionForm.Optional, Use = OptionUse.Run, WithResume = true)]
    public string? Resume { get; init; }
}
