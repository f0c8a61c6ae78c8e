using System.CommandLine;

namespace Roundup.Cli.Commands;

/// <summary>A command line to copy, and what it does.</summary>
/// <param name="What">What it does: a few words that start with a verb.</param>
internal sealed record Example(string Line, string What);

/// <summary>A command whose help ends with examples.</summary>
internal abstract class RoundupCommand(string name, string description) : Command(name, description)
{
    /// <summary>The examples.</summary>
    public abstract IReadOnlyList<Example> Examples { get; }

    /// <summary>Whether its help lists the exit codes.</summary>
    public virtual bool ShowsExitCodes => false;
}
