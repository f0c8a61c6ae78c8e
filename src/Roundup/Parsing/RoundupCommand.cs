using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>A command line to copy, and what it does.</summary>
/// <param name="What">What it does: a few words that start with a verb.</param>
internal sealed record Example(string Line, string What);

/// <summary>A command whose help ends with examples.</summary>
internal abstract class RoundupCommand(string name, string description) : Command(name, description)
{
    private readonly List<OptionGroup> groups = [];

    public abstract IReadOnlyList<Example> Examples { get; }

    /// <summary>The options that stand under a heading of their own in the help, in its order; empty where few need none.</summary>
    public IReadOnlyList<OptionGroup> Groups => groups;

    /// <summary>Whether its help lists the exit codes.</summary>
    public virtual bool ShowsExitCodes => false;

    /// <summary>Whether it builds and runs the code of rows.</summary>
    public virtual bool RunsCode => false;

    /// <summary>Adds options that the help shows in groups.</summary>
    public void Add(IEnumerable<OptionGroup> more)
    {
        foreach (var group in more)
        {
            groups.Add(group);
            foreach (var option in group.Options)
            {
                Add(option);
            }
        }
    }
}
