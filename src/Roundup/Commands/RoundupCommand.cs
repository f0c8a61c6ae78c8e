using System.CommandLine;

namespace Roundup.Cli.Commands;

/// <summary>A command line to copy, and what it does.</summary>
/// <param name="What">What it does: a few words that start with a verb.</param>
internal sealed record Example(string Line, string What);

/// <summary>A command whose help ends with examples.</summary>
internal abstract class RoundupCommand(string name, string description) : Command(name, description)
{
    private readonly List<OptionGroup> groups = [];

    /// <summary>The examples.</summary>
    public abstract IReadOnlyList<Example> Examples { get; }

    /// <summary>The options that stand under a heading of their own in the help, in its order; empty where few need none.</summary>
    public IReadOnlyList<OptionGroup> Groups => groups;

    /// <summary>Whether its help lists the exit codes.</summary>
    public virtual bool ShowsExitCodes => false;

    /// <summary>Adds options under a heading of the help.</summary>
    /// <param name="heading">The heading, without a colon.</param>
    /// <param name="options">The options, in the order of the help.</param>
    public void Add(string heading, params IReadOnlyList<Option> options)
    {
        groups.Add(new(heading, options));
        foreach (var option in options)
        {
            Add(option);
        }
    }
}

/// <summary>Options under one heading of the help.</summary>
/// <param name="Heading">The heading, without a colon.</param>
/// <param name="Options">The options, in the order of the help.</param>
internal sealed record OptionGroup(string Heading, IReadOnlyList<Option> Options)
{
    /// <summary>The heading of options that select cases.</summary>
    public const string What = "What to measure";

    /// <summary>The heading of options about the user's own data.</summary>
    public const string OwnData = "Your own data";

    /// <summary>The heading of options that say how many values, launches and how much time.</summary>
    public const string HowMuch = "How much to measure";

    /// <summary>The heading of options that say what is compared with what.</summary>
    public const string Comparison = "Comparison";

    /// <summary>The heading of options about what a run leaves behind.</summary>
    public const string Results = "Results";

    /// <summary>The heading of options that end what takes too much.</summary>
    public const string Limits = "Limits";
}
