using System.CommandLine;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

// What: a few words that start with a verb.
internal sealed record Example(string Line, string What)
{
    // Whether it stands in the help of the program, too, as the first one of each command does.
    public bool IsForAll { get; init; }
}

internal abstract class RoundupCommand(string name, string description) : Command(name, description)
{
    public abstract IReadOnlyList<Example> Examples { get; }

    // The options that stand under a heading of their own in the help, in its order; empty where few need none.
    public IReadOnlyList<HelpGroup> Groups { get; private set; } = [];

    public virtual bool ShowsExitCodes => false;

    // isWanted: which options are added; null stands for all.
    // initial: the values of options that are not given; null stands for those of the record.
    protected RequestOptions<T> AddOptions<T>(CliContext context, Func<OptionAttribute, bool>? isWanted = null, T? initial = null)
        where T : class, new()
    {
        var options = RequestOptions<T>.AddTo(this, context, isWanted, initial);
        Groups = options.Set.Groups;
        return options;
    }
}

internal sealed record RequestOptions<T>(OptionSet Set)
    where T : class, new()
{
    public static RequestOptions<T> AddTo(
        Command command, CliContext context, Func<OptionAttribute, bool>? isWanted = null, T? initial = null)
    {
        var set = new OptionSet(typeof(T), new OptionKinds(context), isWanted ?? (_ => true), initial ?? new());
        set.AddTo(command);
        return new(set);
    }

    // file: null where the command line names none.
    public T Read(ParseResult parsed, SuiteFile? file = null) => (T)Set.Read(parsed, file?.Parsed);
}
