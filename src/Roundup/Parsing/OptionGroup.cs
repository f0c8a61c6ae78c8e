using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>Options under one heading of the help.</summary>
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
