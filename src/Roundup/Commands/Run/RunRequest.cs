using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

internal sealed record RunRequest
{
    // The options; of a run that is resumed, those that have to be repeated: its journal has the others.
    [Options]
    public RunOptions Options { get; init; } = new();

    [Option("--output", "DIR", OptionTexts.Output, Group = OptionGroup.Results, After = "--strict")]
    public string? Output { get; init; }

    [Option("--all", null, OptionTexts.All, Group = OptionGroup.Results, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public bool ShowsAll { get; init; }

    [Option("--picture",
        "KIND",
        OptionTexts.Picture, Group = OptionGroup.Results, Names = OptionNames.Pictures, Use = OptionUse.Run,
        WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Pictures { get; init; } = [];

    [Option("--export",
        "NAME",
        OptionTexts.Export, Group = OptionGroup.Results, Names = OptionNames.Exports, WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Exports { get; init; } = [];

    // Empty: the latest; null: a new run.
    [Option("--resume", "DIR",
        "Resume an interrupted run: the latest, or the one in DIR.",
        Form = OptionForm.Optional, Use = OptionUse.Run, WithResume = true)]
    public string? Resume { get; init; }
}
