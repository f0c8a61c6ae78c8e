using System.CommandLine;
using System.Reflection;
using Roundup.Cli;
using Roundup.Cli.Parsing;
using Roundup.Contracts;

namespace Roundup.Cli.Tests.Commands;

/// <summary>A suite file says what a command line can say.</summary>
public sealed class SuiteFileTests : CliTests
{
    private const string File = "contracts/orders.json";

    public SuiteFileTests()
    {
        repository.OwnDataSuite();
        repository.Suite("check", """
            { "title": "Check", "serializers": ["Packed", "Swift.Json"], "datasets": ["*"], "experiments": ["check"], "effort": "quick" }
            """);
        repository.Write("src/Order.cs",
            "namespace Shop; public class Order { public int Id { get; set; } public string? Note { get; set; } }");
        repository.Write("orders.json", """[{"id":1,"note":"a"},{"id":2}]""");
        Directory.CreateDirectory(repository.In("contracts/feed,with comma"));
        Directory.CreateDirectory(repository.In("contracts/mine/suites"));
    }

    /// <summary>What each kind of option takes, on a command line; as JSON, numbers and texts are the same.</summary>
    private static readonly Dictionary<string, string[]> s_values = new()
    {
        ["--count"] = ["7", "20"],
        ["--seed"] = ["18446744073709551615"],
        ["--depth"] = ["3"],
        ["--starts"] = ["9"],
        ["--until"] = ["3%"],
        ["--threshold"] = ["2.5%"],
        ["--margin"] = ["4"],
        ["--budget"] = ["1h30m"],
        ["--time-limit"] = ["90s"],
        ["--build-limit"] = ["5m"],
        ["--memory-limit"] = ["500MB"],
        ["--by"] = ["Instructions"],
        ["--picture"] = ["summary"],
        ["--export"] = ["benchmarkdotnet", "github-action-benchmark"],
        ["--folder"] = ["mine"],
        ["--package-source"] = ["feed,with comma", "https://nuget.example.org/v3/index.json"],
        ["--model"] = ["v1", "../v2"],
        ["--settings"] = ["Old.cs", "../New.cs"],
        ["--data"] = ["../orders.json"],
        ["--assembly"] = ["bin/Shop.dll"],
        ["--expected"] = ["orders.expected.json"],
        ["--keep-data"] = ["kept"],
        ["--ignore"] = ["Lines[].Handler", "Note"],
        ["--accept"] = ["offset", "updatedAt"],
        ["--against"] = ["MyLib@1.2.0"],
        ["--written-by"] = ["A", "B/*"],
        ["--read-by"] = ["C"],
        ["--type"] = ["Shop.Order"],
        ["--against-git"] = ["main..."],
    };

    public static TheoryData<string> Options => [.. SuiteArgument.Options.Select(option => option.Name)];

    [Theory]
    [MemberData(nameof(Options))]
    public void A_member_says_what_its_option_says(string name)
    {
        var option = SuiteArgument.Options.Single(option => option.Name == name);
        var nothing = Read("{}");
        if (option.Value is null)
        {
            Read($$"""{ "{{option.Member}}": true }""").ShouldBe(Read("{}", name));
            Read($$"""{ "{{option.Member}}": true }""").ShouldNotBe(nothing);
            Read($$"""{ "{{option.Member}}": false }""").ShouldBe(nothing);
            return;
        }

        var values = s_values[name];
        string[] line = [.. values.SelectMany(value => new[] { name, option.IsPath(value) ? repository.In($"contracts/{value}") : value })];
        var said = Read("{}", line);

        said.ShouldNotBe(nothing, "the value is not that of an option that is not given");
        Read($$"""{ "{{option.Member}}": {{Json(values)}} }""").ShouldBe(said);

        // What the command line says replaces the member, or stands before what that adds.
        Read($$"""{ "{{option.Member}}": {{Json([.. values.Reverse().Take(1)])}} }""", line).ShouldBe(said);
    }

    /// <summary>The action of this repository gives <c>--export github</c>: a file's own exports are written too.</summary>
    [Fact]
    public void An_export_of_the_command_line_is_one_more() =>
        Read("""{ "export": ["junit", "sarif"], "counts": 7 }""", "--export", "github", "--count", "20").ShouldBe(
            Read("{}", "--export", "github,junit,sarif", "--count", "20"));

    /// <summary>A new option has a member, or is about one call of the command.</summary>
    [Fact]
    public void Options_without_a_member_are_those_of_one_call() =>
        OptionAttribute.In(typeof(RunRequest)).Where(option => option.Member is null).Select(option => option.Name)
            .ShouldBe(["suite", "--shard", "--replay", "--output", "--all", "--resume"], ignoreOrder: true);

    [Fact]
    public void No_member_has_two_options() =>
        SuiteArgument.Options.Select(option => option.Member).ShouldBeUnique();

    [Fact]
    public async Task A_run_takes_types_values_and_the_rest_of_the_suite_for_own_data()
    {
        Write("""{ "model": "../src", "data": "../orders.json" }""");

        var result = await RunAsync("run", repository.In(File));

        result.Code.ShouldBe(0, result.Error);
        var plan = cli.Start!.Plan;
        plan.Suite.ShouldBe("orders");
        plan.Options.Own!.Models.ShouldBe([repository.In("src")]);
        plan.Options.Own.Sample.ShouldBe(repository.In("orders.json"));
        plan.Experiments.ShouldHaveSingleItem().Name.ShouldBe(ExperimentNames.Speed);
        plan.Experiments[0].Effort.Name.ShouldBe("quick");
        plan.Cases.Select(planned => planned.Id.Table.Dataset).Distinct().ShouldBe(["Order"]);
        plan.Cases.Select(planned => planned.Library.Name).Distinct().Count().ShouldBe(3);
        plan.Options.CommandLine.ShouldStartWith("run orders.json");
    }

    /// <summary>The commands of a report can be copied, and name no folder of the user.</summary>
    [Fact]
    public async Task Of_a_file_in_the_current_folder_the_path_is_stored()
    {
        var folder = Directory.CreateDirectory($"contracts-{Guid.NewGuid():N}").Name;
        try
        {
            System.IO.File.WriteAllText($"{folder}/orders.json", JsonSerializer.Serialize(new { data = repository.In("orders.json") }));
            (await RunAsync("run", $"{folder}/orders.json")).Error.ShouldBeEmpty();
            cli.Start!.Plan.Options.CommandLine.ShouldStartWith($"run {folder}/orders.json --output");

            var current = Path.GetFileName(Directory.GetCurrentDirectory());
            (await cli.RunAsync("run", $"../{current}/{folder}/orders.json")).Error.ShouldBeEmpty();
            cli.Start.Plan.Options.CommandLine.ShouldBe("run orders.json");
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>What the file expects is of all checks: a part is not compared with it.</summary>
    [Theory]
    [InlineData("--shape", "Bytes", 0)]
    [InlineData("--seed", "5", 2)]
    public async Task A_part_of_the_checks_is_not_compared_with_what_the_file_expects(string option, string value, int code)
    {
        Write("""{ "data": "../orders.json", "expected": "none.json" }""");

        var result = await RunAsync("check", repository.In(File), option, value);

        result.Code.ShouldBe(code, result.Error);
        (code == 0 || result.Error.StartsWith($"{repository.In(File)}: 'expected': --expected ")).ShouldBeTrue(result.Error);
        (await RunAsync("check", repository.In(File), "--shape", "Bytes", "--update")).ShouldBeRefused("--update needs all checks");
    }

    [Fact]
    public async Task A_check_takes_the_rest_of_the_suite_check()
    {
        Write("""{ "data": "../orders.json", "budget": "5m", "accept": ["note"] }""");

        var result = await RunAsync("check", repository.In(File));

        result.Code.ShouldBe(0, result.Error);
        var plan = cli.Start!.Plan;
        (plan.Suite, plan.Experiments.Single().Name).ShouldBe(("orders", ExperimentNames.Check));
        plan.Cases.Select(planned => planned.Library.Name).Distinct().ShouldBe(["Packed", "Swift.Json"], ignoreOrder: true);
        plan.Cases.Where(planned => planned.Dataset.Version is null).Select(planned => planned.Id.Table.Dataset).Distinct()
            .ShouldBe(["Order"]);
        plan.Options.Budget.ShouldBeNull("a check has no such option");
        plan.Options.Accepted.ShouldBe(["note"]);
    }

    [Theory]
    [InlineData("Packed", null)]
    [InlineData("Packed/writer,Packed", "--serializer")]
    public async Task Serializers_of_the_command_line_replace_those_of_the_file(string named, string? option)
    {
        Write("""{ "data": "../orders.json", "serializers": ["Swift.Json"], "only": ["values"], "counts": 20 }""");

        string[] words = option is null ? [named] : [option, named];
        (await RunAsync(["check", repository.In(File), .. words])).Error.ShouldBeEmpty();

        var plan = cli.Start!.Plan;
        plan.Cases.Select(planned => planned.Library.Name).Distinct().ShouldBe(["Packed"]);
        plan.Options.CheckCategories.ShouldBe([CheckCategory.Values]);
        plan.Cases.Select(planned => planned.Id.Table.Count).Distinct().ShouldBe([20]);
    }

    /// <summary>The name of a library can end as that of a file does.</summary>
    [Theory]
    [InlineData("Swift.Json")]
    [InlineData("swift.json")]
    public async Task A_library_is_no_file(string library)
    {
        (await RunAsync("check", library, "--dataset", "Users")).Error.ShouldBeEmpty();

        cli.Start!.Plan.Suite.ShouldBe("check");
        cli.Start.Plan.Cases.Select(planned => planned.Library.Name).Distinct().ShouldBe(["Swift.Json"]);
    }

    [Fact]
    public async Task Datasets_of_the_file_are_beside_the_own_data()
    {
        Write("""{ "data": "../orders.json", "datasets": [{ "name": "Users", "counts": [20] }] }""");

        (await RunAsync("run", repository.In(File))).Error.ShouldBeEmpty();

        cli.Start!.Plan.Cases.Select(planned => $"{planned.Id.Table.Dataset} {planned.Id.Table.Count}").Distinct()
            .ShouldBe(["Order 1", "Order 1000", "Users 20"], ignoreOrder: true);
    }

    [Fact]
    public async Task Another_suite_may_have_options_too()
    {
        Write("""{ "title": "T", "serializers": ["Packed"], "datasets": ["Users"], "seed": 5, "counts": [7], "folder": "mine" }""");

        (await RunAsync("run", repository.In(File), "--seed", "6")).Error.ShouldBeEmpty();

        var plan = cli.Start!.Plan;
        (plan.Suite, plan.Seed, plan.Options.Folders.Single()).ShouldBe(("orders", 6UL, repository.In("contracts/mine")));
        plan.Cases.Select(planned => planned.Id.Table.Count).Distinct().ShouldBe([7]);
    }

    [Fact]
    public async Task A_suite_of_a_folder_is_found_by_its_name()
    {
        repository.Write("contracts/mine/suites/ours.json", """{ "data": "../../../orders.json", "strict": true }""");

        (await RunAsync("run", "ours", "--folder", repository.In("contracts/mine"))).Code.ShouldBe(0);

        var plan = cli.Start!.Plan;
        (plan.Suite, plan.Options.Strict, plan.Options.Own!.Sample).ShouldBe(("ours", true, repository.In("orders.json")));
    }

    [Fact]
    public async Task An_anonymous_run_does_not_name_the_file()
    {
        repository.Write("contracts/secrets.json", """{ "title": "Secrets", "data": "../orders.json", "anonymise": true }""");

        var result = await RunAsync("run", repository.In("contracts/secrets.json"));

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Suite.ShouldBe("own-data");
        cli.Start.Plan.Options.CommandLine.ShouldStartWith("run FILE");
        System.IO.File.ReadAllText(repository.In("out/0/results.json")).ShouldNotContain("ecret");
    }

    [Fact]
    public async Task A_run_is_resumed_with_what_the_file_said()
    {
        cli.Engine = (start, _) => StandIn.RunWithJournalAsync(start);
        Write("""{ "model": "../src", "serializers": ["Packed"], "seed": 5 }""");
        await RunAsync("run", repository.In(File));
        var cases = cli.Start!.Plan.Cases.Select(planned => planned.Id).ToList();

        (await cli.RunAsync("run", "--resume", repository.In("out/0"))).ShouldBeRefused($"--model {repository.In("src")}");
        (await cli.RunAsync("run", "--resume", repository.In("out/0"), "--model", repository.In("src"))).Error.ShouldBeEmpty();

        cli.Start.Resume.ShouldBeTrue();
        (cli.Start.Plan.Suite, cli.Start.Plan.Seed).ShouldBe(("orders", 5UL));
        cli.Start.Plan.Cases.Select(planned => planned.Id).ShouldBe(cases);
    }

    [Theory]
    [InlineData("run", """{ "modle": "a" }""", "the suite has an unknown member 'modle': did you mean model?")]
    [InlineData("run", """{ "model": { } }""", "'model' has { }, where a text or a number is needed.")]
    [InlineData("run", """{ "data": "" }""", "'data' has \"\", where a text or a number is needed.")]
    [InlineData("run", """{ "data": [] }""", "'data' is not a list with at least one element.")]
    [InlineData("run", """{ "data": "a\u0000b" }""", "where a text or a number is needed.")]
    [InlineData("run", """{ "data": "../orders.json", "strict": "yes" }""", "'strict' is \"yes\", which is neither true nor false.")]
    [InlineData("run", """{ "data": "none.json" }""", "'data' (--data): ", "contracts/none.json: there is no such file")]
    [InlineData("run", """{ "data": ["a", "b"] }""", "'data': Option '--data' expects a single argument")]
    [InlineData("check", """{ "model": "../src", "type": "Odrer" }""", "'model' (--model) and 'type' (--type): ", "mean Shop.Order?")]
    [InlineData("check", """{ "model": "../src", "ignore": "Noet" }""", "'ignore': --ignore 'Noet' is not the path of a member")]
    [InlineData("run", """{ "data": "../orders.json", "depth": 4 }""", "'data' and 'depth': --depth is for generated values")]
    [InlineData("run", """{ "data": "../orders.json", "budget": 5 }""", "'budget': --budget '5' is not a time: give for example 90s")]
    [InlineData("run", """{ "data": "../orders.json", "accept": "nota" }""", "'accept': --accept 'nota' is neither")]
    [InlineData("check", """{ "packageSources": "feed" }""", "'packageSources': --package-source '", "contracts/feed' is neither")]
    [InlineData("run", """{ "folder": "none" }""", "'folder': --folder '", "contracts/none' is not an existing folder")]
    [InlineData("run", """{ "data": "../orders.json", "serializers": ["Pakced"] }""", "'serializers' 'Pakced' matches nothing")]
    public async Task An_error_names_the_file_and_the_member(string command, string json, params string[] said)
    {
        var isOwn = json.Contains("\"data\"") || json.Contains("\"mod");
        Write(isOwn ? json : json.Replace("{ ", "{ \"title\": \"T\", \"datasets\": [\"Users\"], "));

        (await RunAsync(command, repository.In(File))).ShouldBeRefused([repository.In(File) + ": ", .. said]);
        cli.Start.ShouldBeNull();
    }

    [Theory]
    [InlineData("run")]
    [InlineData("check")]
    public async Task A_file_that_is_missing_is_named(string command) =>
        (await RunAsync(command, repository.In("no.json"))).ShouldBeRefused($"The suite file {repository.In("no.json")} does not exist");

    /// <summary>An error about what the command line says does not name the file.</summary>
    [Fact]
    public async Task What_the_command_line_says_is_no_fault_of_the_file()
    {
        Write("""{ "data": "none.json" }""");

        (await RunAsync("run", repository.In(File), "--data", repository.In("no.json"))).Error
            .ShouldStartWith($"{repository.In("no.json")}: there is no such file");
    }

    private string Write(string json) => repository.Write(File, json);

    private static string Json(string[] values) =>
        values.Length == 1 ? One(values[0]) : $"[{string.Join(", ", values.Select(One))}]";

    private static string One(string value) =>
        value.All(char.IsAsciiDigit) ? value : JsonSerializer.Serialize(value);

    /// <summary>All that a request has, as text: of a command with each option of a run.</summary>
    private string Read(string json, params string[] line)
    {
        Write(json);
        var command = new Command("all");
        var options = RequestOptions<RunRequest>.AddTo(command, new CliContext { Arguments = [], UsersFolder = () => null });
        var parsed = new RootCommand { command }.Parse(["all", .. line]);
        parsed.Errors.ShouldBeEmpty();
        return JsonSerializer.Serialize(options.Read(parsed, new SuiteFile(repository.In(File), parsed)));
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync([.. arguments, "--output", repository.In("out/0")]);
}
