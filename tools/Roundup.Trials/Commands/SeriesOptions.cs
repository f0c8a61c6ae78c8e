using System.CommandLine;

namespace Roundup.Trials.Commands;

/// <summary>Options of every command that makes a series of runs.</summary>
internal static class SeriesOptions
{
    public static Option<ulong> Seed() => new("--seed")
    {
        DefaultValueFactory = _ => 1,
        Description = "The seed of the first run; each further one has the next.",
    };

    public static Option<bool> Neighbour() => new("--neighbour")
    {
        Description = "Measure beside the noisy neighbour, which has the seed of the run.",
    };

    /// <summary>Further arguments of <c>roundup run</c>.</summary>
    public static Argument<string[]> Extra() => new("options")
    {
        Arity = ArgumentArity.ZeroOrMore,
        Description = "After --: options for `roundup run`.",
    };
}
