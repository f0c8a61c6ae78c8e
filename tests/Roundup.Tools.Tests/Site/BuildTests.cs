using System.Text.RegularExpressions;

namespace Roundup.Tools.Tests.Site;

public sealed partial class BuildTests : CliTests
{
    public BuildTests()
    {
        repository.Write("CONTRIBUTING.md", "");
        repository.Write("docs/not-measured.md", "");
        repository.Write("published/quick.json", PublishedCommandTests.Page);
        repository.Write("serializers/Packed/PackedEntrant.cs", "class PackedEntrant { }");
    }

    [Fact]
    public async Task Each_run_each_library_and_each_published_page_has_a_page_and_each_link_leads_to_a_file()
    {
        await cli.RunAsync("run", "--output", repository.In("runs/first"));
        await cli.RunAsync("run", "--output", repository.In("runs/second"));

        var result = await BuildAsync(repository.In("docs/site"), repository.In("runs"));

        result.Error.ShouldBeEmpty();
        result.Code.ShouldBe(0);
        Names("docs/site").ShouldBe(
            [
                "contents.html", "facts.json", "facts.schema.json", "favicon.svg", "index.html", "libraries/Packed.html",
                "libraries/Swift.Json.html",
                "lists/serializers.html", "published/quick.html", "runs/first.html", "runs/second.html",
            ],
            ignoreOrder: true);
        var links = Names("docs/site").Where(IsPage).SelectMany(page => Links(Path.Combine(repository.In("docs/site"), page))).ToList();
        links.ShouldAllBe(link => File.Exists(link));
        string[] ofRepository = ["CONTRIBUTING.md", "serializers/Packed/PackedEntrant.cs", "runs/first/results.json"];
        ofRepository.Select(path => repository.In(path)).ShouldBeSubsetOf(links);
    }

    [Fact]
    public async Task The_same_runs_give_the_same_bytes()
    {
        await cli.RunAsync("run", "--output", repository.In("runs/first"));
        await BuildAsync(repository.In("a"), repository.In("runs"));
        await BuildAsync(repository.In("b"), repository.In("runs/first/results.json"));

        Names("a").ShouldBe(Names("b"));
        Names("a").ShouldAllBe(name => File.ReadAllText(repository.In("a/" + name)) == File.ReadAllText(repository.In("b/" + name)));
        Directory.EnumerateFiles(repository.In("a"), "*.part", SearchOption.AllDirectories).ShouldBeEmpty();
    }

    [Fact]
    public async Task A_site_outside_the_repository_names_no_folder_of_the_machine()
    {
        await cli.RunAsync("run", "--output", repository.In("run"));
        using var outside = new TempFolder();

        (await BuildAsync(outside.In("site"), repository.In("run"))).Code.ShouldBe(0);

        var page = File.ReadAllText(outside.In("site/libraries/Packed.html"));
        page.ShouldContain("entrant serializers/Packed/PackedEntrant.cs");
        page.ShouldNotContain("../../");
        foreach (var file in Directory.EnumerateFiles(outside.In("site"), "*.html", SearchOption.AllDirectories))
        {
            File.ReadAllText(file).ShouldNotContain("results.json\"");
        }
    }

    [Fact]
    public async Task Other_files_of_a_folder_and_other_pages_of_the_site_are_named()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));
        Directory.CreateDirectory(repository.In("runs"));
        File.Copy(repository.In("out/results.json"), repository.In("runs/mine.json"));
        repository.Write("runs/other.json", "{}");
        repository.Write("runs/damaged/results.json", "{");
        repository.Write("runs/unfinished/journal.jsonl", "");
        repository.Write("site/libraries/Gone.html", "");
        repository.Write("site/notes.html", "");
        repository.Write("site/other/libraries/Page.html", "");

        var result = await BuildAsync(repository.In("site"), repository.In("runs"));

        result.Code.ShouldBe(0);
        var lines = result.Output.Split(Environment.NewLine);
        lines.ShouldContain(
            "Not used: damaged, other.json, unfinished (this version cannot read them as results; `roundup report` says why of each).");
        lines.ShouldContain("Pages that are not part of this site, and were left as they are: libraries/Gone.html");
        File.Exists(repository.In("site/runs/mine.html")).ShouldBeTrue();
        File.Exists(repository.In("site/libraries/Gone.html")).ShouldBeTrue();
    }

    [Theory]
    [InlineData(null, "does not exist")]
    [InlineData("{", "is damaged")]
    [InlineData("{}", "is not a results file")]
    public async Task A_file_that_cannot_be_used_is_named(string? text, string said)
    {
        if (text is not null)
        {
            repository.Write("results.json", text);
        }

        var result = await BuildAsync(repository.In("site"), repository.In("results.json"));

        result.Code.ShouldBe(1);
        result.Error.ShouldContain(repository.In("results.json"));
        result.Error.ShouldContain(said);
        result.Error.TrimEnd().ShouldNotContain('\n');
        Directory.Exists(repository.In("site")).ShouldBeFalse();
    }

    [Fact]
    public async Task A_folder_without_results_and_an_output_that_cannot_be_written_are_named()
    {
        repository.Write("empty/notes.txt", "");
        var empty = await BuildAsync(repository.In("site"), repository.In("empty"));
        empty.Code.ShouldBe(1);
        empty.Error.ShouldContain("There is no results file in ");

        await cli.RunAsync("run", "--output", repository.In("out"));
        repository.Write("file", "");
        var blocked = await BuildAsync(repository.In("file/site"), repository.In("out"));
        blocked.Code.ShouldBe(1);
        blocked.Error.ShouldContain(repository.In("file"));
    }

    [Fact]
    public void An_interruption_leaves_no_page_behind_that_is_not_whole()
    {
        using var interruption = new CancellationTokenSource();
        void Interrupted(TextWriter page)
        {
            page.Write("begun, ");
            interruption.Cancel();
            page.Write("whole");
        }

        Should.Throw<OperationCanceledException>(() => BuildAction.Write(
            [new("a", page => page.Write("whole")), new("b", Interrupted), new("c", page => page.Write("late"))],
            repository.In("site"),
            interruption.Token));

        Names("site").ShouldBe(["a", "b"]);
        File.ReadAllText(repository.In("site/b")).ShouldBe("begun, whole");
    }

    [Fact]
    public async Task A_folder_is_needed()
    {
        var result = await BuildAsync();
        result.Code.ShouldBe(1);
        result.Error.ShouldContain("build");
    }

    [Fact]
    public async Task The_stored_results_are_taken_where_none_are_named_and_the_pages_link_to_the_repository_that_is_named()
    {
        await cli.RunAsync("run", "--output", repository.In("run"));
        Directory.CreateDirectory(repository.In("docs/results"));
        File.Copy(repository.In("run/results.json"), repository.In("docs/results/quick.json"));
        using var outside = new TempFolder();

        (await BuildAsync(outside.In("site"), "--repository", "https://example.org/files")).Code.ShouldBe(0);

        var page = File.ReadAllText(outside.In("site/libraries/Packed.html"));
        page.ShouldContain("<a href=\"https://example.org/files/serializers/Packed/PackedEntrant.cs\"");
        File.ReadAllText(outside.In("site/runs/quick.html")).ShouldContain("<a href=\"https://example.org/files/docs/results/quick.json\"");
        File.ReadAllText(outside.In("site/lists/serializers.html")).ShouldContain("Packed/writer");
        (await BuildAsync(outside.In("site"), "--repository", "files")).Code.ShouldBe(1);
    }

    private Task<(int Code, string Output, string Error)> BuildAsync(params string[] arguments) =>
        Tool.RunAsync(Tool.In(repository.Path), ["build", .. arguments]);

    private string[] Names(string folder) =>
    [
        .. Directory.EnumerateFiles(repository.In(folder), "*", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(repository.In(folder), file).Replace('\\', '/')).Order(StringComparer.Ordinal),
    ];

    private static bool IsPage(string name) => name.EndsWith(".html", StringComparison.Ordinal);

    private static IEnumerable<string> Links(string page) => Link().Matches(File.ReadAllText(page))
        .Select(link => link.Groups[1].Value)
        .Where(link => !link.StartsWith("http", StringComparison.Ordinal))
        .Select(link => Path.GetFullPath(Path.Combine(Path.GetDirectoryName(page)!, link)));

    [GeneratedRegex("href=\"([^\"#]+)")]
    private static partial Regex Link();
}
