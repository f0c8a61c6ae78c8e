using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.OwnData;

/// <summary>Which options for own data go together.</summary>
internal static class RequestRules
{
    /// <summary>The most that generated objects may be in each other: values grow with its power.</summary>
    public const int MostDepth = 100;

    /// <summary>Refuses what contradicts itself, or says something of nothing.</summary>
    /// <exception cref="RoundupException">The options do not go together.</exception>
    public static void Check(OwnDataRequest data)
    {
        var cause = data switch
        {
            { Model: not null, Assembly: not null } =>
                "--model and --assembly both name the types: give the source or the compiled types, not both.",
            { Sample: not null, Depth: not null } =>
                "--depth is for generated values, and --data gives the values: leave one of them out.",
            { Model: null, Assembly: null, Type: not null } =>
                "--type names a type of --model or --assembly: give one of them too.",
            { Model: null, Assembly: null, Ignored.Count: > 0 } =>
                "--ignore names a member of the types of --model or --assembly: give one of them too.",
            { Model: null, Assembly: null, Sample: null } =>
                "--depth is for values that are generated from types: give --model or --assembly too.",
            { IncludeData: true, Anonymise: true } =>
                "--include-data and --anonymise contradict each other: leave one of them out.",
            { Depth: < 1 or > MostDepth } => $"--depth {data.Depth} is not a whole number from 1 to {MostDepth}: give for example 4.",
            _ => null,
        };
        if (cause is not null)
        {
            throw new RoundupException(ExitCode.Usage, cause);
        }
    }
}
