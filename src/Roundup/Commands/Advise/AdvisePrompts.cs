using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Catalogue.Planning;
using Spectre.Console;

namespace Roundup.Cli.Commands.Advise;

internal static class AdvisePrompts
{
    private const string Newest = "the newest run";
    private const string Sample = "my own data: a JSON sample, measured now (a minute or two)";
    private const string Stored = "a stored run";

    private static readonly (string Name, Weights Weights)[] s_presets =
        [.. Weights.Presets, ("the time to send over 100 Mbit/s, too", Weights.Usual with { Bandwidth = 100 })];

    public static AdviseRequest Ask(IAnsiConsole console, AdviseRequest request, Func<string, RunOptions> measure)
    {
        var needs = console.Prompt(new MultiSelectionPrompt<Need>()
            .Title("What do you require? (space selects, enter goes on)")
            .NotRequired().PageSize(NeedList.All.Count + 1)
            .UseConverter(need => Markup.Escape($"{need.Name}: {need.Meaning}"))
            .AddChoices(NeedList.All));
        var weights = console.Prompt(new SelectionPrompt<(string Name, Weights Weights)>()
            .Title("What counts?").UseConverter(preset => preset.Name).AddChoices(s_presets)).Weights;
        var data = console.Prompt(new SelectionPrompt<string>().Title("Which data?").AddChoices(Newest, Sample, Stored));
        var answered = request with { Needs = needs, Weights = weights };
        return data == Newest ? answered
            : data == Sample ? answered with { Measure = measure(Path.GetFullPath(console.Prompt(new TextPrompt<string>("JSON file:")))) }
            : answered with { Runs = [console.Prompt(new TextPrompt<string>("Results file or folder:"))] };
    }
}
