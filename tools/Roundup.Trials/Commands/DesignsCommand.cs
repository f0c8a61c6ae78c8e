using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Trials.Designs;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Commands;

/// <summary><c>designs</c>: rounds, slices and duets of the same processes.</summary>
internal sealed class DesignsCommand : Command
{
    public DesignsCommand()
        : base("designs", "Measure pairs of processes of two rows in rounds, in slices of 1.5 ms and as duets, and compare what each says.")
    {
        var rows = new Option<string[]>("--serializer")
        {
            Required = true,
            AllowMultipleArgumentsPerToken = true,
            Description = "The rows; two, or more with --residency, --spread or --arms.",
        };
        var dataset = new Option<string>("--dataset") { Required = true, Description = "The dataset." };
        var count = new Option<int>("--count") { DefaultValueFactory = _ => 1, Description = "The count." };
        var operation = new Option<string>("--operation") { DefaultValueFactory = _ => "Serialize", Description = "The operation." };
        var pairs = new Option<int>("--pairs") { DefaultValueFactory = _ => 20, Description = "Pairs, or sets, of processes." };
        var neighbour = new Option<bool>("--neighbour") { Description = "Beside the noisy neighbour." };
        var residency = new Option<bool>("--residency")
        {
            Description = "Measure instead what a batch costs after the turns of other rows.",
        };
        var spread = new Option<bool>("--spread")
        {
            Description = "Measure instead how far processes of the same row are apart, under settings of the runtime.",
        };
        var arms = new Option<bool>("--arms")
        {
            Description = "Measure instead what settings change that differ between tools: collector, priority, alignment.",
        };
        Add(residency);
        Add(arms);
        Add(spread);
        Add(rows);
        Add(dataset);
        Add(count);
        Add(operation);
        Add(pairs);
        Add(neighbour);
        SetAction(async (parsed, cancellation) =>
        {
            var options = new RunOptions
            {
                Suite = "quick",
                Serializers = parsed.GetValue(rows)!,
                Datasets = [parsed.GetValue(dataset)!],
                Counts = [parsed.GetValue(count)],
                Operations = [parsed.GetValue(operation)!],
                Shapes = ["Bytes"],
                Seed = 1,
            };
            using var noise = parsed.GetValue(neighbour) ? NeighbourProcess.Start(1) : null;
            var built = await WarmRows.BuildAsync(options, cancellation);
            var table = parsed.GetValue(spread)
                ? await ProcessSpread.RunAsync(built, parsed.GetValue(pairs), cancellation)
                : parsed.GetValue(arms)
                ? await ArmTrial.RunAsync(built, parsed.GetValue(pairs), cancellation)
                : parsed.GetValue(residency)
                ? await Residency.RunAsync(built, parsed.GetValue(pairs), cancellation)
                : DesignTable.Of(await DesignRun.RunAsync(built, parsed.GetValue(pairs), cancellation));
            await Console.Out.WriteLineAsync(table);
            return 0;
        });
    }
}
