using System.CommandLine;
using Roundup.Analysis.Advising;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Advise;

internal sealed class AdviseCommand : RoundupCommand
{
    public AdviseCommand(CliContext context)
        : base("advise", "Recommend serializers: a short ranked list with reasons, and what excluded the others.")
    {
        var line = AddOptions<AdviseRequest>(context);
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var data = RunLine.Checked(request.Own);
            request = request with
            {
                Needs = [.. NeedList.All.Where(need => request.Needed.Contains(need.Name))],
                Weights = WeightOptions.Combine(request.Requested, request.Bandwidth),
                Measure = data is null ? null : OptionsOf(data, context.Arguments, parsed, request.Folders),
            };
            if (data is not null && (request.Format is not null || request.Runs.Count > 0))
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    "--data first measures and shows a run: leave out results files and --format, or measure with `roundup run --data`"
                    + " and give its folder.");
            }

            var asks = context.Arguments.Count == 1 && context.Terminal.IsLive && !Console.IsInputRedirected;
            return new AdviseAction(context).RunAsync(
                !asks ? request
                : AdvisePrompts.Ask(
                    context.Terminal.Console, request, file => OptionsOf(new() { Sample = file }, context.Arguments, parsed, [])));
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup advise --needs nativeaot,no-attributes", "rank those of the newest run that run as NativeAOT on plain types"),
        new("roundup advise --data order.json", "measure your own data, then recommend"),
        new("roundup advise results.json --weights write:1,read:1,size:1", "let size count as much as each operation"),
        new("roundup advise results.json --bandwidth 100", "rank by the time to write, send and read"),
        new("roundup advise", "answer questions in a terminal"),
    ];

    private static RunOptions OptionsOf(
        OwnDataRequest data, IReadOnlyList<string> arguments, ParseResult parsed, IReadOnlyList<string> folders) =>
        new()
        {
            Suite = RunOptions.OwnDataSuite,
            Own = data,
            Folders = folders,
            CommandLine = RunLine.Stored(arguments, parsed, data),
        };
}
