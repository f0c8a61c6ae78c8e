using Roundup.Engine.Journaling;

namespace Roundup.Cli.Tests.Commands;

/// <summary>What a run may do that is resumed by the words of its journal.</summary>
public sealed class ResumeTests : CliTests
{
    public ResumeTests() => cli.Engine = (start, _) => StandIn.RunWithJournalAsync(start);

    [Theory]
    [InlineData("elsewhere")]
    [InlineData("out/../elsewhere")]
    [InlineData("out-of-it")]
    [InlineData("out")]
    public async Task Payloads_outside_of_the_run_s_folder_need_the_option_again(string kept)
    {
        await StartAsync("--keep-data", repository.In("out/kept"));
        SetKeepData(JsonValue.Create(repository.Path + "/" + kept).ToJsonString());
        var before = Directory.GetFileSystemEntries(repository.Path);

        var result = await ResumeAsync();

        result.Code.ShouldBe(2);
        result.Error.ShouldContain($"keeps payloads in {repository.In(kept)}, which is outside its own folder");
        result.Error.ShouldContain($"--resume {repository.In("out")} --keep-data {repository.In(kept)}");
        Directory.GetFileSystemEntries(repository.Path).ShouldBe(before, ignoreOrder: true);
        cli.Start!.Resume.ShouldBeFalse("nothing was resumed");

        (await ResumeAsync("--keep-data", repository.In(kept))).Code.ShouldBe(3);
        cli.Start.Plan.Options.KeepData.ShouldBe(repository.In(kept));
    }

    [Theory]
    [InlineData("../../../elsewhere")]
    [InlineData("")]
    [InlineData("\0")]
    [InlineData("a-name-that-is-too-long")]
    public async Task A_folder_without_a_root_or_a_name_is_refused(string kept)
    {
        await StartAsync("--keep-data", repository.In("out/kept"));
        SetKeepData(JsonValue.Create(kept.StartsWith("a-", StringComparison.Ordinal) ? new string('x', 256) : kept).ToJsonString());

        (await ResumeAsync()).ShouldBeRefused("keeps payloads in ");
    }

    [Fact]
    public async Task A_link_in_the_run_s_folder_leads_out_of_it()
    {
        await StartAsync("--keep-data", repository.In("out/kept/deep"));
        Directory.CreateDirectory(repository.In("elsewhere"));
        Directory.Delete(repository.In("out/kept"), recursive: true);
        Directory.CreateSymbolicLink(repository.In("out/kept"), repository.In("elsewhere"));

        (await ResumeAsync()).ShouldBeRefused(
            $"{repository.In("out/kept")} is a link, and a run changes no files outside of its own folder");
    }

    [Theory]
    [InlineData("run.lock")]
    [InlineData("journal.jsonl")]
    [InlineData("results.json")]
    [InlineData("charts")]
    [InlineData("deep/er/report.md")]
    public async Task No_file_elsewhere_is_changed_through_a_link(string name)
    {
        await StartAsync();
        var (target, link) = (repository.Write("elsewhere", "precious"), repository.In("out/" + name));
        if (name == "journal.jsonl")
        {
            File.Move(link, target, overwrite: true);
        }

        var before = File.ReadAllText(target);
        Directory.CreateDirectory(Path.GetDirectoryName(link)!);
        if (Directory.Exists(link))
        {
            Directory.Delete(link, recursive: true);
        }

        File.Delete(link);
        File.CreateSymbolicLink(link, target);

        (await ResumeAsync()).ShouldBeRefused($"{link} is a link");
        File.ReadAllText(target).ShouldBe(before);
    }

    [Fact]
    public async Task The_latest_run_is_looked_at_as_one_that_is_named()
    {
        await cli.RunAsync("run");
        var folder = Directory.GetDirectories(repository.In("artifacts/results")).ShouldHaveSingleItem();
        var link = Path.Combine(folder, "kept");
        Directory.CreateSymbolicLink(link, Directory.CreateDirectory(repository.In("elsewhere")).FullName);

        (await cli.RunAsync("run", "--resume")).ShouldBeRefused($"{link} is a link");
    }

    /// <summary>The models are compiled, and their code runs.</summary>
    [Fact]
    public async Task Models_need_the_option_again()
    {
        var model = repository.Write("Order.cs", "public class Order { public int Id { get; set; } }");
        repository.Write("suites/own-data.json", """
            { "title": "Your own data", "serializers": ["*"], "datasets": ["*"], "shapes": ["Bytes"], "effort": "quick" }
            """);
        var other = repository.Write("Other.cs", "public class Order { public int Id { get; set; } = new System.Random().Next(); }");
        await StartAsync("--model", model);

        var result = await ResumeAsync();

        result.ShouldBeRefused($"compiles and runs {model}: if you trust that code, resume with");
        result.Error.ShouldContain($"--resume {repository.In("out")} --model {model}");
        (await ResumeAsync("--model", other)).ShouldBeRefused($"compiles and runs {model}");
        (await ResumeAsync("--model", model)).Code.ShouldBe(3);
        cli.Start!.Plan.Options.Own!.Models.ShouldBe([model]);
    }

    [Fact]
    public async Task A_run_without_models_gets_none()
    {
        await StartAsync();

        (await ResumeAsync("--model", repository.Write("Order.cs", "public class Order;"))).ShouldBeRefused("was started without --model");
    }

    [Fact]
    public async Task Payloads_in_the_run_s_folder_need_nothing()
    {
        await StartAsync("--keep-data", repository.In("out/kept"));

        (await ResumeAsync()).Code.ShouldBe(3);

        cli.Start!.Plan.Options.KeepData.ShouldBe(repository.In("out/kept"));
    }

    [Fact]
    public async Task The_folder_that_is_given_must_be_that_of_the_run()
    {
        await StartAsync("--keep-data", repository.In("elsewhere"));

        (await ResumeAsync("--keep-data", repository.In("other"))).ShouldBeRefused(
            $"keeps payloads in {repository.In("elsewhere")}: give that folder");
    }

    [Fact]
    public async Task A_run_without_payloads_gets_none()
    {
        await StartAsync();

        (await ResumeAsync("--keep-data", repository.In("kept"))).Error.ShouldContain("started without --keep-data");
    }

    [Fact]
    public async Task A_run_on_a_sample_goes_on_with_it()
    {
        var file = repository.Write("order.json", """{"id":1}""");
        repository.OwnDataSuite();
        await StartAsync("--data", file);

        (await ResumeAsync()).Code.ShouldBe(3);

        cli.Start!.Plan.Options.Own!.Sample.ShouldBe(file);
        cli.Start.Plan.Cases.Select(planned => planned.Id.Table.Dataset).Distinct().ShouldBe(["Order"]);
        File.Delete(file);
        (await ResumeAsync()).Error.ShouldContain("order.json: there is no such file");
    }

    [Fact]
    public async Task The_command_that_is_proposed_repeats_the_option()
    {
        cli.Engine = (start, _) => Task.FromResult(
            SampleResults.Of(start.Plan) is var file ? file with { Run = file.Run with { Interrupted = true } } : null!);

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--keep-data", repository.In("elsewhere"));

        result.Output.ShouldContain($"roundup run --resume {repository.In("out")} --keep-data {repository.In("elsewhere")}");
    }

    [Fact]
    public async Task Sources_of_packages_have_to_be_given_again()
    {
        var source = Directory.CreateDirectory(repository.In("a,b")).FullName;
        await StartAsync("--package-source", source);

        var result = await ResumeAsync();

        result.Code.ShouldBe(2);
        result.Error.ShouldContain($"restores packages from {source}, and runs their code");
        result.Error.ShouldContain($"roundup run --resume {repository.In("out")} --package-source {source}");
        (await ResumeAsync("--package-source", source)).Code.ShouldBe(3);
        cli.Start!.Plan.Options.PackageSources.ShouldBe([source]);
    }

    [Fact]
    public async Task The_password_of_a_source_is_not_stored_and_has_to_be_given_again()
    {
        const string Source = "https://user:s3cret@host.invalid/v3/index.json";
        await StartAsync("--package-source", Source);
        File.ReadAllText(repository.In("out/journal.jsonl")).ShouldNotContain("s3cret");

        var result = await ResumeAsync();

        result.Error.ShouldContain("--package-source https://host.invalid/v3/index.json");
        (await ResumeAsync("--package-source", "https://user:s3cret@other.invalid/v3/index.json")).Code.ShouldBe(2);
        (await ResumeAsync("--package-source", Source)).Code.ShouldBe(3);
        cli.Start!.Plan.Options.PackageSources.ShouldBe([Source]);
    }

    [Fact]
    public async Task A_run_without_sources_of_packages_gets_none()
    {
        await StartAsync();

        (await ResumeAsync("--package-source", repository.Path)).Error.ShouldContain("started without --package-source");
    }

    private async Task StartAsync(params string[] more) =>
        (await cli.RunAsync(["run", "--output", repository.In("out"), .. more])).Error.ShouldBe("");

    private Task<CliResult> ResumeAsync(params string[] more) => cli.RunAsync(["run", "--resume", repository.In("out"), .. more]);

    private void SetKeepData(string json)
    {
        var path = repository.In("out/journal.jsonl");
        var lines = File.ReadAllLines(path);
        var first = JsonNode.Parse(lines[0])!;
        first["options"]!["keepData"] = JsonNode.Parse(json);
        File.WriteAllText(path, string.Join('\n', [first.ToJsonString(), .. lines[1..]]) + "\n");
    }
}
