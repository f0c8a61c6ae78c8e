using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Results;

namespace Roundup.Cli.Parsing;

/// <summary><c>--accept</c>: the losses that do not keep a row from its rank.</summary>
internal static class AcceptOption
{
    public static Option<string[]> Create() => new("--accept")
    {
        HelpName = "LOSS",
        CustomParser = Parsers.Texts,
        Description = "Rank rows that lose nothing else among the exact ones, with a mark: a member (updatedAt), a path"
            + " (Lines[].Placed) or a kind (offset, kind, ticks, null, value), as the table of lossy rows names them.",
    };

    /// <summary>The options of a run; names of members are not kept where names are hidden.</summary>
    public static RunOptions Checked(RunOptions options) =>
        options.Own is { Anonymise: true } && options.Accepted.FirstOrDefault(word => !AcceptedLosses.IsKind(word)) is { } name
            ? throw new RoundupException(
                ExitCode.Usage, $"--anonymise hides the names of members: give a kind in place of --accept {name}, such as offset.")
            : options;
}
