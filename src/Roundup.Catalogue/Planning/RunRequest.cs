namespace Roundup.Catalogue.Planning;

internal sealed record RunRequest
{
    // The options; of a run that is resumed, those that have to be repeated: its journal has the others.
    [Options]
    public RunOptions Options { get; init; } = new();

    [Option("--output", "DIR", OptionTexts.Output, IsOfOneCall = true, Group = OptionGroup.Results, After = "--strict")]
    public string? Output { get; init; }

    [Option("--all", null, OptionTexts.All,
        IsOfOneCall = true, Group = OptionGroup.Results, Use = OptionUse.Run, WithResume = true, After = "--strict")]
    public bool ShowsAll { get; init; }

    [Option("--picture",
        "KIND",
        OptionTexts.Picture, Adds = true, Group = OptionGroup.Results, Names = OptionNames.Pictures, Use = OptionUse.Run,
        WithResume = true, After = "--strict")]
    public IReadOnlyList<string> Pictures { get; init; } = [];

    [Option("--export",
        "NAME",
        OptionTexts.Export, Adds = true, Group = OptionGroup.Results, Names = OptionNames.Exports, WithResume = true,
        After = "--strict")]
    public IReadOnlyList<string> Exports { get; init; } = [];

    // Absolute; null: the file beside each entrant.
    [Option("--expected", "FILE",
        "Compare with this file of expected failures instead of the library's own, for one library; or with the expected findings of "
        + "your own data, and exit with 1 if one is new, changed or gone.",
        Group = OptionGroup.Results, Form = OptionForm.FullPath, Use = OptionUse.Check)]
    public string? Expected { get; init; }

    // Empty: the latest; null: a new run.
    [Option("--resume", "DIR",
        "Resume an interrupted run: the latest, or the one in DIR.",
        IsOfOneCall = true, Form = OptionForm.Optional, Use = OptionUse.Run, WithResume = true)]
    public string? Resume { get; init; }
}
