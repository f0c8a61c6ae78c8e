using Roundup.Cli.Commands;
using Roundup.Cli.Commands.Run;

namespace Roundup.Cli.Tests.Commands;

public sealed class CommandLineTests : CliTests
{
    [Theory]
    [InlineData("runn", "did you mean run?")]
    [InlineData("run --seralizer X", "There is no option --seralizer: did you mean --serializer?")]
    [InlineData("run --effort --sed 5", "There is no option --sed: did you mean --seed?")]
    [InlineData("run --effrt=quick", "did you mean --effort?")]
    [InlineData("run --verbos", "did you mean --verbose?")]
    [InlineData("check --effort quick", "There is no option --effort")]
    [InlineData("check --budget 10m", "There is no option --budget")]
    [InlineData("check --baseline Packed", "There is no option --baseline")]
    [InlineData("list", "`roundup list` needs one of serializers")]
    [InlineData("list datasetz", "did you mean datasets?")]
    [InlineData("run quick extra", "cannot use 'extra'")]
    [InlineData("run --count 1,x", "--count 'x' is not a whole number above 0")]
    [InlineData("run --budget 10", "--budget '10' is not a time")]
    [InlineData("run --time-limit 3", "--time-limit '3' is not a time")]
    [InlineData("check --memory-limit 4", "--memory-limit '4' is not a size: give for example 500MB or 4GB")]
    [InlineData("run --until much", "--until 'much' is not a percentage from 0.1% to 50%")]
    [InlineData("run --until 0", "--until '0' is not a percentage from 0.1% to 50%")]
    [InlineData("run --seed -", "--seed '-' is not a whole number")]
    [InlineData("run --package-source nowhere", "--package-source 'nowhere' is neither an existing folder")]
    [InlineData("run --baseline", "--baseline needs a value, SERIALIZER: `roundup run --help` says which.")]
    [InlineData("upgrade Packed@1", "`roundup upgrade` needs <after>: for example `roundup upgrade MessagePack@2.5.307 ")]
    [InlineData("upgrade", "`roundup upgrade` needs <before> and <after>: for example ")]
    [InlineData("new serializer", "`roundup new serializer` needs <NAME>: for example `roundup new serializer Mine`.")]
    [InlineData("merge", "`roundup merge` needs <results.json> and --output: for example `roundup merge shard-1 ")]
    [InlineData("merge one", "`roundup merge` needs --output: for example ")]
    [InlineData("completion fish", "SHELL 'fish' is not known. Give one of bash, zsh, pwsh.")]
    [InlineData("run --against Pakced@1.0", "--against 'Pakced' matches nothing: did you mean Packed?")]
    [InlineData("run --experiment sped", "Choose from check, instructions, memory, first-call, speed")]
    [InlineData("run --resume --seed 4", "leave out --seed")]
    [InlineData("run quick --resume", "leave out suite")]
    [InlineData("run --resume nowhere", "nowhere contains no run")]
    [InlineData("run --resume", "There is no run to resume")]
    [InlineData("run quik", "did you mean quick?")]
    [InlineData("run --effort standart", "did you mean standard?")]
    [InlineData("run --operation Serialise", "did you mean Serialize?")]
    [InlineData("run --target net10.0-r2", "did you mean net10.0-r2r?")]
    [InlineData("run --shape Byte", "did you mean Bytes?")]
    [InlineData("show Packed --shape Byte", "--shape 'Byte' is not known: did you mean Bytes?")]
    [InlineData("show Pakced", "did you mean Packed?")]
    [InlineData("report nowhere.json", "nowhere.json does not exist")]
    public async Task Bad_input_is_one_sentence_and_exit_code_2(string line, string said)
    {
        (await cli.RunAsync(line.Split(' '))).ShouldBeRefused(said);
    }

    [Theory]
    [InlineData("compare", "", "")]
    [InlineData("report", "")]
    [InlineData("run", "--output", "")]
    public async Task An_empty_value_is_refused(params string[] arguments) =>
        (await cli.RunAsync(arguments)).ShouldBeRefused("was given an empty value: give one, or leave it out.");

    [Fact]
    public async Task An_empty_value_of_any_option_is_refused()
    {
        IEnumerable<string[]> Lines(System.CommandLine.Command command, string[] path) =>
        [
            .. command.Options.Select(option => (string[])[.. path, option.Name, ""]),
            .. command.Arguments.Select(_ => (string[])[.. path, ""]),
            .. command.Subcommands.SelectMany(inner => Lines(inner, [.. path, inner.Name])),
        ];
        foreach (var line in CommandList.All(new CliContext { Arguments = [] }).SelectMany(command => Lines(command, [command.Name])))
        {
            var result = await cli.RunAsync(line);

            result.Code.ShouldBe(2, string.Join(' ', line) + ": " + result.Error);
            result.Error.Trim().Split('\n').Length.ShouldBe(1, result.Error);
        }
    }

    [Fact]
    public async Task The_help_shows_how_own_data_are_measured_and_what_may_be_left_out()
    {
        (await cli.RunAsync("--help")).Output.ShouldContain("  roundup run --data order.json");
        (await cli.RunAsync("run", "--help")).Output.ShouldContain("--resume [DIR]");
        CommandList.All(new CliContext { Arguments = [] }).SelectMany(command => command.Examples)
            .ShouldAllBe(example => !example.Line.Contains("artifacts/") && !example.Line.Contains("docs/"));
    }

    [Theory]
    [InlineData("--help")]
    [InlineData("run --help")]
    [InlineData("run --seed x --help")]
    [InlineData("list -h")]
    [InlineData("report --help")]
    [InlineData("show --help")]
    [InlineData("model --help")]
    public async Task Help_ends_with_examples_and_fits_100_columns(string line)
    {
        var result = await cli.RunAsync(line.Split(' '));

        result.Code.ShouldBe(0);
        result.Output.ShouldContain("Examples:");
        result.Output.Split('\n').ShouldAllBe(l => l.TrimEnd().Length <= 100);

        // Without a name of its own, an argument would be shown as everything that completes it.
        result.Output.ShouldNotContain("Swift.Json");
        result.Output.ShouldNotContain("|quick");
    }

    [Fact]
    public async Task The_options_of_run_stand_in_groups_each_once()
    {
        var command = CommandList.All(new CliContext { Arguments = [] }).OfType<RunCommand>().Single();

        var help = (await cli.RunAsync("run", "--help")).Output;

        var headings = command.Groups.Select(group => group.Heading + ":").ToList();
        headings.Count.ShouldBeGreaterThan(4);
        var lines = help.Split(Environment.NewLine).ToList();
        headings.Append("Other options:").Select(heading => lines.IndexOf(heading)).ShouldBeInOrder();
        lines.IndexOf(headings[0]).ShouldBeGreaterThan(0);
        lines.ShouldNotContain("Options:");
        foreach (var option in command.Options)
        {
            lines.Count(line => line.StartsWith($"  {option.Name} ", StringComparison.Ordinal)).ShouldBe(1, option.Name);
        }

        command.Groups.ShouldAllBe(group => group.Options.Count <= 15);
    }

    [Fact]
    public async Task Every_example_of_run_and_list_parses()
    {
        repository.Library(
            "Json",
            "<Library>Newtonsoft.Json</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");
        repository.Library(
            "Stj",
            "<Library>System.Text.Json</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="a" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");
        var examples = CommandList.All(new CliContext { Arguments = [] })
            .Where(c => c is RunCommand or ListCommand)
            .SelectMany(c => c.Examples);

        // Those that need a file, a folder, a page, an earlier run or a build have tests of their own.
        string[] others = ["--data", "--package-source", "--resume", "pages/", "list targets --check"];
        foreach (var example in examples.Where(e => !others.Any(other => e.Line.Contains(other, StringComparison.Ordinal))))
        {
            var arguments = example.Line.Replace("'", "", StringComparison.Ordinal).Split(' ').Skip(1);
            var isRun = example.Line.Contains(" run", StringComparison.Ordinal);
            string[] output = isRun ? ["--output", repository.In(Guid.NewGuid().ToString())] : [];
            var result = await cli.RunAsync([.. arguments, .. output]);
            result.Error.ShouldBeEmpty(example.Line);
            result.Code.ShouldBe(0, example.Line);
        }
    }

    [Fact]
    public async Task No_command_is_a_usage_error_that_says_how_to_begin() =>
        (await cli.RunAsync()).ShouldBeRefused("`roundup` needs a command: `roundup run` measures the best-known serializers");

    [Fact]
    public async Task A_command_that_became_another_one_names_it() =>
        (await cli.RunAsync("verify", "quick", "--dataset", "Users", "-x"))
            .ShouldBeRefused("There is no command verify: `roundup check --only values` tests the round trip.");

    [Fact]
    public async Task The_version_is_shown() =>
        (await cli.RunAsync("--version")).Output.ShouldMatch(@"^roundup \d+\.\d+\.\d+\s*$");

    [Fact]
    public async Task A_stack_trace_is_shown_only_when_asked_for()
    {
        var cli = new RoundupCli(repository) { Engine = (_, _) => throw new InvalidOperationException("some cause") };

        var quiet = await cli.RunAsync("run");
        quiet.Code.ShouldBe(3);
        quiet.Error.ShouldContain("some cause");
        quiet.Error.ShouldNotContain("   at ");
        (await cli.RunAsync("run", "--verbose")).Error.ShouldContain("   at ");
    }

    [Fact]
    public async Task A_name_that_is_too_long_is_the_users_to_shorten_and_a_closed_output_is_named()
    {
        var tooLong = new PathTooLongException($"The path '/units/{new string('x', 300)}' is too long.");
        var cli = new RoundupCli(repository) { Engine = (_, _) => throw tooLong };
        using var error = new StringWriter();

        (await cli.RunAsync("run")).ShouldBeRefused("a shorter one");
        Failure.Report(new UnauthorizedAccessException("Access to the path is denied."), verbose: false, error).ShouldBe(4);
        error.ToString().ShouldStartWith("Standard output is closed or cannot be written: ");
    }

    [Fact]
    public void The_exit_codes_of_help_and_docs_are_all_there_are()
    {
        ExitCodeText.All.Select(e => e.Code).ShouldBe(Enum.GetValues<ExitCode>());
        var rows = File.ReadLines(Path.Combine(Repository.Find(), "docs", "exit-codes.md"))
            .Where(l => l.Length > 2 && char.IsAsciiDigit(l[2]))
            .Select(l => int.Parse(l.Split('|')[1]));
        rows.ShouldBe(Enum.GetValues<ExitCode>().Select(c => (int)c));
    }
}
