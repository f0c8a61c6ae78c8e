namespace Roundup.Tools.Tests.Site;

public sealed class PublishedCommandTests : CliTests
{
    internal const string Page = """
        {
          "source": "S", "date": "2022", "target": "net6.0", "baseline": "Base",
          "rows": { "Base": { "row": "Swift.Json" }, "Packed": { "row": "Packed" } },
          "tables": [
            { "operation": "Serialize", "columns": ["name", "ratio", "size"], "values": [["Packed", 0.5, 2]] },
          ],
        }
        """;

    public PublishedCommandTests()
    {
        repository.Write("published/quick.json", Page);
    }

    [Fact]
    public async Task A_run_is_compared_with_the_page_of_its_suite()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        var result = await PublishedAsync(repository.In("out"), "--output", repository.In("new/verdicts.csv"));

        result.Code.ShouldBe(0);
        result.Output.ShouldContain("quick");
        var lines = File.ReadAllLines(repository.In("new/verdicts.csv"));
        lines.Length.ShouldBe(1 + 2);
        lines[0].ShouldStartWith("Page,On the page,Serializer,");
        lines.ShouldContain(line => line.Contains(",Packed,") && line.Contains(",Time,0.5,") && line.EndsWith(",differs"));
        lines.ShouldContain(line => line.Contains(",Packed,") && line.Contains(",Size,2,") && line.EndsWith(",differs"));
    }

    [Fact]
    public async Task Pages_without_results_are_named_in_one_line_where_files_are_given()
    {
        repository.Write("published/other.json", Page);
        await cli.RunAsync("run", "--output", repository.In("out"));

        var given = await PublishedAsync(repository.In("out"));
        given.Output.ShouldContain("Pages without results in these files: other.");
        given.Output.ShouldContain("Of 2 published ratios, 2 can be compared");
        (await PublishedAsync()).Output.ShouldContain("Of 4 published ratios, 0 can be compared");
    }

    [Fact]
    public async Task A_run_of_the_suite_that_repeats_the_page_is_compared_with_it()
    {
        repository.Write("suites/pages/quick.json", """{ "title": "Q", "datasets": [{ "name": "Users", "counts": [20] }] }""");
        (await cli.RunAsync("run", "pages/quick", "--output", repository.In("out"))).Code.ShouldBe(0);

        (await PublishedAsync(repository.In("out"))).Output.ShouldContain("quick");
        (await cli.RunAsync("run", "pages/quik")).Error.ShouldContain("did you mean pages/quick?");
    }

    [Fact]
    public async Task Without_a_file_the_stored_results_of_the_suite_are_taken()
    {
        (await PublishedAsync("--output", repository.In("before.md"))).Code.ShouldBe(0);
        await cli.RunAsync("run", "--output", repository.In("out"));
        Directory.CreateDirectory(repository.In("docs/results"));
        File.Copy(repository.In("out/results.json"), repository.In("docs/results/quick-added.json"));

        (await PublishedAsync("--output", repository.In("after.md"))).Code.ShouldBe(0);

        File.ReadAllText(repository.In("before.md")).ShouldContain("no results were given");
        File.ReadAllText(repository.In("after.md")).ShouldContain("suite quick, 1970-01-01");
    }

    [Fact]
    public async Task Results_of_a_suite_without_a_page_are_named()
    {
        File.Delete(repository.In("published/quick.json"));
        repository.Write("published/other.json", Page);
        await cli.RunAsync("run", "--output", repository.In("out"));

        var result = await PublishedAsync(repository.In("out"));

        result.Code.ShouldBe(0);
        result.Output.ReplaceLineEndings(" ").ShouldContain("is of the suite quick, which has no published ratios");
    }

    [Theory]
    [InlineData(null, "does not exist")]
    [InlineData("{", "is damaged")]
    [InlineData("{}", "is not a results file")]
    public async Task A_file_that_cannot_be_used_is_named(string? text, string said)
    {
        var file = repository.In("results.json");
        if (text is not null)
        {
            repository.Write("results.json", text);
        }

        var result = await PublishedAsync(file);

        result.Code.ShouldBe(1);
        result.Error.ShouldContain(file);
        result.Error.ShouldContain(said);
    }

    [Fact]
    public async Task A_malformed_page_is_named()
    {
        repository.Write("published/quick.json", "{}");

        var result = await PublishedAsync();

        result.Code.ShouldBe(1);
        result.Error.ShouldContain("quick.json is not a file of published ratios");
    }

    [Fact]
    public async Task An_output_of_another_kind_and_one_that_cannot_be_written_are_refused()
    {
        var other = await PublishedAsync("--output", repository.In("verdicts.pdf"));
        other.Code.ShouldBe(1);
        other.Error.ShouldContain("has none of the endings .md, .html, .csv, .json");

        repository.Write("file", "");
        (await PublishedAsync("--output", repository.In("file/verdicts.md"))).Code.ShouldBe(1);
    }

    private Task<(int Code, string Output, string Error)> PublishedAsync(params string[] arguments) =>
        Tool.RunAsync(Tool.In(repository.Path), ["published", .. arguments]);
}
