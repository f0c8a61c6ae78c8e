using Roundup.Engine.Journaling;

namespace Roundup.Cli.Tests.Commands;

/// <summary>What <c>--folder</c> adds to commands that read.</summary>
public sealed class FolderTests : CliTests
{
    public FolderTests()
    {
        repository.Library(
            "Own",
            "<Library>Own</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""",
            "mine/");
        repository.Dataset("Orders", "1", within: "mine/");
        repository.Write("mine/suites/ours.json", """
            { "title": "Ours", "serializers": ["Own", "Packed"], "datasets": ["Orders", "Users"] }
            """);
    }

    private string Mine => repository.In("mine");

    [Fact]
    public async Task Rows_and_datasets_of_the_folder_are_planned_with_those_of_Roundup()
    {
        await cli.RunAsync(["run", "ours", "--folder", Mine, "--output", repository.In("out")]);

        var plan = cli.Start.ShouldNotBeNull().Plan;
        plan.Options.Folders.ShouldBe([Mine]);
        plan.Cases.Select(planned => planned.Id.Serializer).Distinct().ShouldBe(["Own", "Packed", "Packed/writer"], ignoreOrder: true);
        plan.Cases.Select(planned => planned.Id.Table.Dataset).Distinct().ShouldBe(["Orders", "Users"], ignoreOrder: true);
    }

    [Fact]
    public async Task The_tool_reads_the_current_folder_that_new_marked_unless_another_is_named()
    {
        repository.Write("mine/.roundup-folder", "");
        repository.Write("other/suites/others.json", """{ "title": "Others", "datasets": ["Users"] }""");
        cli.UsersFolder = Mine;

        await cli.RunAsync("run", "ours", "--output", repository.In("out"));
        cli.Start!.Plan.Options.Folders.ShouldBe([Mine]);

        await cli.RunAsync("run", "others", "--folder", repository.In("other"), "--output", repository.In("out2"));
        cli.Start!.Plan.Options.Folders.ShouldBe([repository.In("other")]);
    }

    [Fact]
    public async Task A_current_folder_with_nothing_for_the_tool_is_not_read()
    {
        Directory.CreateDirectory(repository.In("empty"));
        cli.UsersFolder = repository.In("empty");

        await cli.RunAsync("run", "--dataset", "Users", "--output", repository.In("out"));

        cli.Start!.Plan.Options.Folders.ShouldBeEmpty();
    }

    [Fact]
    public async Task A_current_folder_of_somebody_else_is_not_read_unless_it_is_named()
    {
        repository.Write("other/serializers/Api/Api.csproj", "<Project Sdk=\"Microsoft.NET.Sdk\" />");
        repository.Write("other/suites/cases.json", "[]");
        cli.UsersFolder = repository.In("other");

        (await cli.RunAsync("run", "--dataset", "Users", "--output", repository.In("out"))).Code.ShouldBe(0);

        cli.Start!.Plan.Options.Folders.ShouldBeEmpty();
    }

    [Fact]
    public async Task A_notice_says_what_did_not_come_with_Roundup_without_a_path()
    {
        await cli.RunAsync("run", "ours", "--folder", Mine, "--output", repository.In("out"));

        var notice = cli.Start!.Notices.Single(notice => notice.Code == NoticeCode.OwnFolder);
        notice.Arguments.ShouldBe(["Own, Orders", "mine"]);
    }

    [Fact]
    public async Task A_run_that_uses_nothing_of_the_folder_has_no_notice()
    {
        string[] others = ["--serializer", "Packed", "--dataset", "Users"];

        await cli.RunAsync(["run", "ours", "--folder", Mine, "--output", repository.In("out"), .. others]);

        cli.Start!.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.OwnFolder);
    }

    [Fact]
    public async Task Several_folders_are_given_one_after_the_other()
    {
        repository.Write("more/suites/others.json", """{ "title": "Others", "datasets": ["Orders"] }""");

        var result = await cli.RunAsync("list", "suites", "--folder", Mine, "--folder", repository.In("more"));

        result.Output.ShouldContain("Ours");
        result.Output.ShouldContain("Others");
    }

    [Theory]
    [InlineData("serializers", "Own", "Swift.Json")]
    [InlineData("datasets", "Orders", "Users")]
    [InlineData("suites", "Ours", "Quick")]
    public async Task Lists_show_both(string kind, string own, string other)
    {
        var both = await cli.RunAsync("list", kind, "--folder", Mine);

        both.Output.ShouldContain(own);
        both.Output.ShouldContain(other);
        (await cli.RunAsync("list", kind)).Output.ShouldNotContain(own, Case.Sensitive);
    }

    [Theory]
    [InlineData("run --folder FOLDER --serializer Ow|", "Own")]
    [InlineData("run --folder FOLDER --dataset Or|", "Orders")]
    [InlineData("show Packed --folder FOLDER --dataset Or|", "Orders")]
    [InlineData("run --serializer Ow|", "")]
    public async Task Names_in_the_folder_are_completed_where_it_is_given(string line, string name)
    {
        line = line.Replace("FOLDER", Mine, StringComparison.Ordinal);
        var cursor = line.IndexOf('|', StringComparison.Ordinal);

        var result = await cli.RunAsync($"[suggest:{cursor}]", line.Remove(cursor, 1));

        result.Output.Trim().ShouldBe(name);
    }

    [Theory]
    [InlineData("nowhere", "is not an existing folder: check the path, or create the folder with `roundup new`")]
    [InlineData("suites", "has none of the folders serializers, compressors, datasets and suites")]
    [InlineData("", "is Roundup's own checkout")]
    public async Task What_is_no_such_folder_is_one_sentence(string folder, string said)
    {
        (await cli.RunAsync("run", "--folder", Path.Combine(repository.Path, folder))).ShouldBeRefused(said);
    }

    [Fact]
    public async Task A_resumed_run_needs_the_folder_again()
    {
        Journalled();
        (await cli.RunAsync("run", "ours", "--output", repository.In("out"), "--folder", Mine)).Error.ShouldBe("");

        var result = await cli.RunAsync("run", "--resume", repository.In("out"));

        result.ShouldBeRefused(
            $"builds and runs code from {Mine}: if you trust that code, resume with "
            + $"`roundup run --resume {repository.In("out")} --folder {Mine}`");
        cli.Start!.Resume.ShouldBeFalse("nothing was resumed");
        await cli.RunAsync("run", "--resume", repository.In("out"), "--folder", Mine);
        cli.Start.Resume.ShouldBeTrue();
        cli.Start.Plan.Options.Folders.ShouldBe([Mine]);
    }

    [Fact]
    public async Task A_folder_that_somebody_wrote_into_the_journal_is_not_run()
    {
        Journalled();
        await cli.RunAsync("run", "--output", repository.In("out"));
        var path = repository.In("out/journal.jsonl");
        var lines = File.ReadAllLines(path);
        var first = JsonNode.Parse(lines[0])!;
        first["options"]!["folders"] = new JsonArray(Mine);
        File.WriteAllText(path, string.Join('\n', [first.ToJsonString(), .. lines[1..]]) + "\n");

        (await cli.RunAsync("run", "--resume", repository.In("out"))).Error.ShouldContain($"builds and runs code from {Mine}");
    }

    [Fact]
    public async Task A_run_without_a_folder_gets_none_when_it_is_resumed()
    {
        Journalled();
        await cli.RunAsync("run", "--output", repository.In("out"));

        (await cli.RunAsync("run", "--resume", repository.In("out"), "--folder", Mine)).Error.ShouldContain("started without --folder");
    }

    /// <summary>Runs leave a journal from here on.</summary>
    private void Journalled() => cli.Engine = (start, _) => StandIn.RunWithJournalAsync(start);
}
