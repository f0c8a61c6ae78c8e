using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--all</c> of the commands that show a report.</summary>
internal static class AllOption
{
    public static Option<bool> Create() => new("--all")
    {
        Description = "Show all tables, conclusions and explanations, not only the overview and the answer.",
    };
}
