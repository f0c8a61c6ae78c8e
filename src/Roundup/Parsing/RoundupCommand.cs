using System.CommandLine;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

/// <summary>A command line to copy, and what it does.</summary>
/// <param name="What">What it does: a few words that start with a verb.</param>
internal sealed record Example(string Line, string What)
{
    /// <summary>Whether it stands in the help of the program, too, as the first one of each command does.</summary>
    public bool IsForAll { get; init; }
}

internal abstract class RoundupCommand(string name, string description) : Command(name, description)
{
    public abstract IReadOnlyList<Example> Examples { get; }

    /// <summary>The options that stand under a heading of their own in the help, in its order; empty where few need none.</summary>
    public IReadOnlyList<HelpGroup> Groups { get; private set; } = [];

    public virtual bool ShowsExitCodes => false;

    /// <summary>Adds the options that a record declares; returns what reads them from a command line.</summary>
    /// <typeparam name="T">The record.</typeparam>
    /// <param name="isWanted">Which of them the command has; null: all.</param>
    /// <param name="initial">The values without an option; null: those of the record.</param>
    protected OptionSet<T> AddOptions<T>(CliContext context, Func<OptionAttribute, bool>? isWanted = null, T? initial = null)
        where T : class, new()
    {
        var options = OptionSet<T>.AddTo(this, context, isWanted, initial);
        Groups = options.Set.Groups;
        return options;
    }
}

internal sealed record OptionSet<T>(OptionSet Set)
    where T : class, new()
{
    public static OptionSet<T> AddTo(
        Command command, CliContext context, Func<OptionAttribute, bool>? isWanted = null, T? initial = null)
    {
        var set = new OptionSet(typeof(T), new OptionKinds(context), isWanted ?? (_ => true), initial ?? new());
        set.AddTo(command);
        return new(set);
    }

    public T Read(ParseResult parsed) => (T)Set.Read(parsed);
}
