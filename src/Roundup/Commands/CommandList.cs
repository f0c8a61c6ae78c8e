using Roundup.Cli.Commands.Advise;
using Roundup.Cli.Commands.Facts;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Commands.New;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Commands.Run;
using Roundup.Cli.Commands.Swap;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

// A new command is a file in this folder and a line here.
internal static class CommandList
{
    public static IReadOnlyList<RoundupCommand> All(CliContext context) =>
    [
        new RunCommand(context),
        new CheckCommand(context),
        new UpgradeCommand(context),
        new SwapCommand(context),
        new ListCommand(context),
        new FactsCommand(context),
        new AdviseCommand(context),
        new ReportCommand(context),
        new CompareCommand(context),
        new MergeCommand(context),
        new ShowCommand(context),
        new NewCommand(context),
        new ModelCommand(context),
        new CacheCommand(context),
        new HelpCommand(context),
        new CompletionCommand(context),
    ];
}
