using System.CommandLine;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Commands;

/// <summary><c>runs</c>: the same suite several times, with different seeds.</summary>
internal sealed class RunsCommand : Command
{
    public RunsCommand()
        : base("runs", "Run a suite several times with different seeds. A series that was interrupted is continued by the same command.")
    {
        var plan = new Option<string>("--plan") { Required = true, Description = "A suite's name, or the path of a suite file." };
        var count = new Option<int>("--count") { DefaultValueFactory = _ => 10, Description = "How many runs." };
        var seed = SeriesOptions.Seed();
        var output = new Option<string>("--out") { Required = true, Description = "The folder; run K is in DIR/run-K." };
        var neighbour = SeriesOptions.Neighbour();
        var extra = SeriesOptions.Extra();
        Add(plan);
        Add(count);
        Add(seed);
        Add(output);
        Add(neighbour);
        Add(extra);
        SetAction(async (parsed, cancellation) =>
        {
            var series = new RunSeries
            {
                Program = BuiltRoundup.OfCheckout(),
                Folder = Path.GetFullPath(parsed.GetValue(output)!),
                Arguments = [parsed.GetValue(plan)!, .. parsed.GetValue(extra) ?? []],
                Seed = parsed.GetValue(seed),
                Count = parsed.GetValue(count),
                Neighbour = parsed.GetValue(neighbour),
            };
            await foreach (var run in series.RunAsync(cancellation))
            {
                Console.WriteLine(run);
            }

            return 0;
        });
    }
}
