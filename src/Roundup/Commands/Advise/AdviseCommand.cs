using System.CommandLine;
using Roundup.Analysis.Advising;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Advise;

/// <summary><c>roundup advise</c>: which rows fit.</summary>
internal sealed class AdviseCommand : RoundupCommand
{
    public AdviseCommand(CliContext context)
        : base("advise", "Say which serializers fit: a short ranked list, why each, and what was excluded by which fact.")
    {
        string[] names = [.. NeedList.All.Select(need => need.Name)];
        var runs = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.ZeroOrMore,
            Description = "Results files of runs, or their folders (default: the newest run). The first with times is ranked; needs are "
                + "answered from all of them, and from those in docs/results.",
        };
        var needs = new Completions(context).Add(
            new Option<string[]>("--needs")
            {
                HelpName = "NAME",
                CustomParser = Parsers.Names("--needs", () => names),
                Description = $"What you cannot do without: {string.Join(", ", names)}.",
            },
            _ => names);
        var weights = new WeightOptions();
        var own = new OwnDataOptions();
        var all = AllOption.Create();
        var format = FormatOption.Create(context);
        var folder = FolderOption.Create(context);
        Add(runs);
        Add(needs);
        Add(weights.Weights);
        Add(weights.Bandwidth);
        foreach (var option in own.All.Concat(own.OfResults))
        {
            Add(option);
        }

        Add(all);
        Add(format);
        Add(folder);
        SetAction((parsed, _) =>
        {
            var wanted = parsed.GetValue(needs) ?? [];
            var folders = parsed.GetValue(folder) ?? [];
            var data = own.Read(parsed);
            var request = new AdviseRequest(
                parsed.GetValue(runs) ?? [], [.. NeedList.All.Where(need => wanted.Contains(need.Name))], weights.Read(parsed))
            {
                Measure = data is null ? null : OptionsOf(data, own.Anonymised(context.Arguments, parsed), parsed, folders),
                Format = parsed.GetValue(format),
                ShowsAll = parsed.GetValue(all),
                Folders = folders,
            };
            if (data is not null && (request.Format is not null || request.Runs.Count > 0))
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    "With --data a run is made and shown first: leave out results files and --format, or measure with `roundup run --data`"
                    + " and give its folder.");
            }

            var asks = context.Arguments.Count == 1 && context.Terminal.IsLive && !Console.IsInputRedirected;
            return new AdviseAction(context).RunAsync(
                !asks ? request
                : AdviseQuestions.Ask(
                    context.Terminal.Console, request, file => OptionsOf(new() { Sample = file }, context.Arguments, parsed, [])));
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup advise --needs nativeaot,no-attributes", "rank the rows of the newest run that run as NativeAOT on plain types"),
        new("roundup advise --data order.json", "measure your own data, then say what fits it"),
        new("roundup advise docs/results/web-models.json.br --weights write:1,read:1,size:1", "let size count as much as each operation"),
        new("roundup advise docs/results/web-models.json.br --bandwidth 100", "rank by the time to write, send and read"),
        new("roundup advise", "answer questions in a terminal"),
    ];

    private static RunOptions OptionsOf(
        OwnDataRequest data, IReadOnlyList<string> arguments, ParseResult parsed, IReadOnlyList<string> folders) =>
        new()
        {
            Suite = SelectionOptions.OwnData,
            Own = data,
            Folders = folders,
            CommandLine = StoredCommand.Of(arguments, parsed),
        };
}
