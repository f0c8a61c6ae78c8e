namespace Roundup.Cli.Tests.Commands.New;

public sealed class NewSuiteTests : CliTests
{
    private const string Checkout = "actions/checkout@";

    public NewSuiteTests()
    {
        repository.OwnDataSuite();
        repository.Library(
            "SystemTextJson",
            "<Library>System.Text.Json</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="reflection" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");
        repository.Write("src/Order.cs",
            "namespace Shop; public class Order { public int Id { get; set; } public string? Note { get; set; } }");
        repository.Write("orders.json", """[{"id":1,"note":"a"},{"id":2}]""");
    }

    [Fact]
    public async Task Types_and_values_become_a_suite_that_runs()
    {
        var result = await RunAsync("--model", Source, "--data", Sample, "--serializer", "Packed/writer,Swift.Json", "--type", "Order",
            "--ignore", "Note");

        result.ShouldBe(new CliResult(0, $"""
            {repository.In("contracts/orders.json")}
            {repository.In("contracts/orders.expected.json")}

            Next: roundup check {repository.In("contracts/orders.json")} --update

            """, ""));
        Read("contracts/orders.expected.json").ShouldBe("{}\n");
        Read("contracts/orders.json").ShouldBe("""
            {
              "data": "../orders.json",
              "model": "../src/Order.cs",
              "type": "Order",
              "ignore": "Note",
              "serializers": [
                "System.Text.Json/reflection",
                "Packed/writer",
                "Swift.Json"
              ],
              "expected": "orders.expected.json"
            }

            """);

        (await cli.RunAsync("run", repository.In("contracts/orders.json"), "--output", repository.In("out"))).Error.ShouldBeEmpty();
        cli.Start!.Plan.Options.Own!.Ignored.ShouldBe(["Note"]);
        cli.Start.Plan.Cases.Select(planned => planned.Library.Name).Distinct()
            .ShouldBe(["System.Text.Json", "Packed", "Swift.Json"], ignoreOrder: true);
    }

    [GitFact]
    public async Task A_commit_is_looked_for_at_once()
    {
        var git = new GitRepository(repository.In("src"));
        git.Commit();

        (await RunAsync("--model", Source, "--data", Sample, "--against-git", "mian")).ShouldBeRefused("mian");
        Directory.Exists(repository.In("contracts")).ShouldBeFalse();

        (await RunAsync("--model", Source, "--data", Sample, "--against-git", "main")).Error.ShouldBeEmpty();
        Read("contracts/orders.json").ShouldContain("\"againstGit\": \"main\"");
    }

    [Fact]
    public async Task Two_models_are_a_list_and_numbers_and_flags_are_themselves()
    {
        repository.Write("v2/Order.cs", "namespace Shop; public class Order { public int Id { get; set; } }");

        (await RunAsync("--model", Source, "--model", repository.In("v2"), "--data", Sample, "--anonymise")).Error.ShouldBeEmpty();
        (await cli.RunAsync("new", "suite", "other", "--model", Source, "--depth", "3", "--folder", repository.In("contracts"))).Error
            .ShouldBeEmpty();

        Read("contracts/orders.json").ShouldContain("\"model\": [\n    \"../src/Order.cs\",\n    \"../v2\"\n  ],\n  \"anonymise\": true");
        Read("contracts/other.json").ShouldContain("\"depth\": 3");
    }

    [Fact]
    public async Task The_workflow_is_at_the_root_of_the_user_s_repository()
    {
        Directory.CreateDirectory(repository.In("shop/.git"));

        var result = await cli.RunAsync(
            "new", "suite", "my orders", "--data", Sample, "--action", "--folder", repository.In("shop/deep/contracts"));

        result.Error.ShouldBeEmpty();
        result.Output.ShouldContain("replace OWNER");
        var workflow = Read("shop/.github/workflows/my orders.yml");
        workflow.ShouldContain("      - uses: OWNER/roundup@main\n        with:\n          command: check\n");
        workflow.ShouldContain("          arguments: >-\n            'deep/contracts/my orders.json'\n");
        workflow.ShouldContain("fetch-depth: 0");
        workflow.ShouldContain("if: ${{ !cancelled() }}");

        // The version of the document that somebody has read.
        var pinned = File.ReadLines(Path.Combine(Repository.Find(), "docs/comparing.md")).First(line => line.Contains(Checkout)).Trim();
        workflow.ShouldContain(pinned);
    }

    [Theory]
    [InlineData("contracts/orders.json")]
    [InlineData("contracts/orders.expected.json")]
    [InlineData(".github/workflows/orders.yml")]
    public async Task Nothing_is_overwritten(string file)
    {
        Directory.CreateDirectory(repository.In(".git"));
        repository.Write(file, "precious");

        (await RunAsync("--data", Sample, "--action")).ShouldBeRefused(
            $"{repository.In(file)} already exists: choose another name, or delete it.");

        Read(file).ShouldBe("precious");
        string[] all = ["contracts/orders.json", "contracts/orders.expected.json", ".github/workflows/orders.yml"];
        all.Where(one => File.Exists(repository.In(one))).ShouldBe([file]);
    }

    [Theory]
    [InlineData("orders", "needs --model, --data or --assembly")]
    [InlineData("a/b --data SAMPLE", "'a/b' is not a valid name")]
    [InlineData("orders --data none.json", "none.json: there is no such file")]
    [InlineData("orders --data SAMPLE --serializer Pakced", "The serializer 'Pakced' matches nothing: did you mean Packed?")]
    [InlineData("orders --model SOURCE --type Odrer", "did you mean Shop.Order?")]
    public async Task What_a_check_would_refuse_is_refused_now(string arguments, string said)
    {
        var words = arguments.Split(' ').Select(word => word == "SAMPLE" ? Sample : word == "SOURCE" ? Source : word);

        (await cli.RunAsync(["new", "suite", .. words, "--folder", repository.In("contracts")])).ShouldBeRefused(said);
        Directory.Exists(repository.In("contracts")).ShouldBeFalse();
    }

    private string Sample => repository.In("orders.json");

    private string Source => repository.In("src/Order.cs");

    private string Read(string file) => File.ReadAllText(repository.In(file));

    private Task<CliResult> RunAsync(params string[] arguments) =>
        cli.RunAsync(["new", "suite", "orders", .. arguments, "--folder", repository.In("contracts")]);
}
