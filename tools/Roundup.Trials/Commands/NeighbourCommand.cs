using System.CommandLine;
using Roundup.Trials.NoisyNeighbour;

namespace Roundup.Trials.Commands;

/// <summary><c>neighbour</c>: a synthetic noisy neighbour.</summary>
internal sealed class NeighbourCommand : Command
{
    public NeighbourCommand()
        : base("neighbour", "Keep every core busy about half of the time, in random phases of 1 to 10 s, until the time is up or Ctrl+C.")
    {
        var seed = new Option<ulong>("--seed") { DefaultValueFactory = _ => 1, Description = "The seed of the phases." };
        var seconds = new Option<double?>("--seconds") { Description = "How long (default: until it is stopped)." };
        var cores = new Option<string>("--cores")
        {
            DefaultValueFactory = _ => Cores.All,
            Description = "The cores, such as 0,2-3; all: those that this process may use.",
        };
        var verbose = new Option<bool>("--verbose") { Description = "Print each phase." };
        Add(seed);
        Add(seconds);
        Add(cores);
        Add(verbose);
        SetAction(async (parsed, cancellation) =>
        {
            var neighbour = new Neighbour(Cores.Parse(parsed.GetValue(cores)!), parsed.GetValue(seed), Console.Out,
                parsed.GetValue(verbose));
            await neighbour.RunAsync(parsed.GetValue(seconds), cancellation);
            return 0;
        });
    }
}
