using System.CommandLine;
using Roundup.Cli.Commands;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Tests.Documents;

/// <summary>
/// The tables of options in docs/cli.md, which are those of the commands: between <c>&lt;!-- options of roundup run --&gt;</c> and
/// <c>&lt;!-- end --&gt;</c>.
/// </summary>
public sealed partial class CommandDocumentTests
{
    private static readonly string s_path = Path.Combine(Repository.Find(), "docs", "cli.md");

    [Fact]
    public void The_tables_are_those_of_the_commands()
    {
        var written = File.ReadAllText(s_path);
        var commands = Commands().ToDictionary(command => command.Path, command => command.Command);
        var described = new HashSet<string>();
        var made = Part().Replace(
            written, part => $"{part.Groups["start"].Value}{Text(commands[part.Groups["command"].Value], described)}<!-- end -->");

        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(s_path, made);
        }

        Part().Matches(written).Select(part => part.Groups["command"].Value)
            .ShouldBe(commands.Where(command => Options(command.Value).Any()).Select(command => command.Key), ignoreOrder: true);
        File.ReadAllText(s_path).ShouldBe(made, "an option changed: run with ROUNDUP_UPDATE_GOLDEN=1 and read the diff");
    }

    [Fact]
    public void The_table_of_members_is_that_of_the_options()
    {
        var path = Path.Combine(Repository.Find(), "docs", "extend", "suite.md");
        var rows = SuiteArgument.Options.Select(option =>
            $"| `{option.Member}` | `{option.Name}{(option.Value is { } value ? $" {value}" : "")}` |\n");
        var made = Members().Replace(
            File.ReadAllText(path),
            part => $"{part.Groups["start"].Value}| member | option |\n|---|---|\n{string.Concat(rows)}<!-- end -->");
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(path, made);
        }

        File.ReadAllText(path).ShouldBe(made, "a member changed: run with ROUNDUP_UPDATE_GOLDEN=1 and read the diff");
    }

    private static IEnumerable<(string Path, Command Command)> Commands()
    {
        // Without a folder of the user's own, which would be the default of --folder.
        var context = new CliContext { Arguments = [], UsersFolder = () => null };
        return CommandList.All(context).SelectMany(command => Below("roundup", command));
    }

    private static IEnumerable<(string Path, Command Command)> Below(string parent, Command command)
    {
        var path = $"{parent} {command.Name}";
        return command.Subcommands.SelectMany(inner => Below(path, inner)).Prepend((path, command));
    }

    private static IEnumerable<Option> Options(Command command) => command.Options.Where(option => !option.Recursive);

    /// <summary>The options in the order of the help, each described where the document first has it.</summary>
    private static string Text(Command command, HashSet<string> described)
    {
        var groups = ((command as RoundupCommand)?.Groups ?? []).SelectMany(group => group.Options).ToList();
        var options = groups.Concat(Options(command).Except(groups)).ToLookup(option => described.Add(Line(option)));
        var table = options[true].Any() ? $"| option | what it does |\n|---|---|\n{string.Concat(options[true].Select(Line))}" : "";
        var others = string.Join(", ", options[false].Select(option => $"`{option.Name}`"));
        return others == "" ? table : $"{table}{(table == "" ? "" : "\n")}As above: {others}.\n";
    }

    private static string Line(Option option) =>
        $"| `{option.Name}{(option.HelpName is { } value ? $" {value}".Replace("|", "\\|", StringComparison.Ordinal) : "")}` "
        + $"| {option.Description} |\n";

    [GeneratedRegex("(?<start><!-- members that are options -->\n).*?<!-- end -->", RegexOptions.Singleline)]
    private static partial Regex Members();

    [GeneratedRegex("(?<start><!-- options of (?<command>[a-z ]+) -->\n).*?<!-- end -->", RegexOptions.Singleline)]
    private static partial Regex Part();
}
