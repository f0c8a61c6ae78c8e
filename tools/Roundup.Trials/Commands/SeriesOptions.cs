using System.CommandLine;

namespace Roundup.Trials.Commands;

/// <summary>The options that every command with a series of runs has.</summary>
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

    /// <summary>What <c>roundup run</c> gets as well.</summary>
    public static Argument<string[]> Extra() => new("options")
    {
        Arity = ArgumentArity.ZeroOrMore,
        Description = "After --: options for `roundup run`.",
    };
}
