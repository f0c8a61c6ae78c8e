namespace Roundup.Tools.Tests.Site;

/// <summary>The files in <c>published/</c>, and the suites that repeat their pages.</summary>
public sealed class PublishedFileTests : IDisposable
{
    private const string Good = """
        {
          "source": "S", "date": "2022", "target": "net6.0", "baseline": "Base", // a comment
          "rows": { "Base": { "row": "Swift.Json" }, "Packed": { "row": "Packed", "compressor": "lz4", "version": "1.2" }, "Gone": null },
          "tables": [
            { "dataset": "Users", "shape": "Bytes", "operation": "Serialize", "columns": ["name", "count", "ratio", "meanNs"],
              "values": [["Base", 20, 1, 100], ["Packed", 20, 0.5, 50], ["Gone", 20, 3, null], ["Base", 7, 1, 10]] },
          ],
        }
        """;

    private readonly TempRepository _repository = new();

    public static TheoryData<string> Files =>
    [
        .. Directory.GetFiles(Path.Combine(Repository.Find(), "published"), "*.json")
            .Select(Path.GetFileNameWithoutExtension).OfType<string>(),
    ];

    public void Dispose() => _repository.Dispose();

    [Fact]
    public void Reads_tables_into_entries()
    {
        var page = Read(Good);
        page.Entries.Count.ShouldBe(4);
        var packed = page.Entries[1];
        (packed.Name, packed.RowName, packed.Version, packed.Dataset, packed.Count, packed.Shape, packed.Operation)
            .ShouldBe(("Packed", "Packed + lz4", "1.2", "Users", 20, Shape.Bytes, Operation.Serialize));
        (packed.Target, packed.Baseline, packed.BaselineTarget, packed.Ratio, packed.MeanNs)
            .ShouldBe(("net6.0", "Base", "net6.0", 0.5, 50.0));
        (page.Entries[2].Row, page.Entries[2].MeanNs).ShouldBe((null, null));
    }

    [Theory]
    [InlineData("\"baseline\": \"Base\"", "\"baseline\": \"Bass\"", "lacks the row of its baseline Bass")]
    [InlineData("\"Gone\": null", "\"Other\": null", "has the row Gone, which is not in 'rows'")]
    [InlineData("\"meanNs\"]", "\"mean\"]", "unknown column 'mean'")]
    [InlineData("0.5, 50", "0.5", "3 values for 4 columns")]
    [InlineData("0.5, 50", "0, 50", "no ratio above 0 for Packed")]
    [InlineData("\"source\"", "\"allocatedUnit\": 0, \"source\"", "has the allocatedUnit 0")]
    [InlineData("0.5, 50", "\"x\", 50", "which is not a number, as ratio")]
    [InlineData("\"target\": \"net6.0\", ", "", "has no target")]
    [InlineData("\"source\"", "\"sauce\"", "is not a file of published figures")]
    [InlineData("\"source\"", "\"schema\": 9, \"source\"", "has schema 9")]
    public void A_mistake_is_named_with_its_file(string part, string by, string message)
    {
        var e = Should.Throw<RoundupException>(() => Read(Good.Replace(part, by, StringComparison.Ordinal)));
        e.ExitCode.ShouldBe(ExitCode.Usage);
        e.Message.ShouldContain(message);
        e.Message.ShouldContain("page.json");
    }

    [Fact]
    public void Other_work_belongs_to_the_rows_that_it_names()
    {
        var page = Read(Good.Replace("\"tables\"", """
            "streams": "New", "oneInList": true,
            "otherWork": [{ "names": ["Base"], "count": 7, "reason": "a" }, { "names": ["Packed"], "reason": "b" }], "tables"
            """, StringComparison.Ordinal));
        page.Entries.Select(entry => entry.OtherWork).ShouldBe([null, "b", null, "a"]);
        var table = new TableId("Users", 1, Shape.Stream, Operation.Serialize, "net10.0");
        page.OtherWorkIn(table, Shape.Stream)!.ShouldStartWith("streams are used as new on the page and as usual");
        page.OtherWorkIn(table with { Streams = StreamUse.New }, Shape.Stream)!.ShouldStartWith("count 1 is a list of one on the page");
        page.OtherWorkIn(table with { Streams = StreamUse.New, InList = true }, Shape.Stream).ShouldBeNull();
        page.OtherWorkIn(table with { Shape = Shape.Preferred, Count = 2 }, Shape.Bytes).ShouldBeNull();
        Should.Throw<RoundupException>(() => Read(Good.Replace("\"tables\"", """
            "otherWork": [{ "names": ["Bass"], "reason": "a" }], "tables"
            """, StringComparison.Ordinal))).Message.ShouldContain("there is no row Bass");
    }

    [Theory]
    [InlineData("\"columns\": [\"name\", \"ratio\", \"ratio\"]", "[\"Base\", 1, 1]", "has a column twice")]
    [InlineData("\"columns\": [\"name\", \"ratio\", null]", "[\"Base\", 1, 1]", "a row that is null")]
    [InlineData("\"columns\": [\"name\", \"ratio\", \"count\"]", "[\"Base\", 1, 1e30]", "which is not possible, as count")]
    [InlineData("\"columns\": [\"name\", \"ratio\", \"count\"]", "[\"Base\", 1, 1.5]", "which is not a whole number above 0, as count")]
    [InlineData("\"columns\": [\"name\", \"ratio\"]", "[\"Base\", 1e400]", "$.tables[0].values[0][1]: the number is too large")]
    [InlineData("\"columns\": [\"name\", \"ratio\", \"meanNs\"]", "[\"Base\", 1, -1]", "which is not possible, as meanNs")]
    [InlineData("\"columns\": [\"name\", \"ratio\"]", "null", "a row that is null")]
    public void Damaged_figures_are_refused_in_one_sentence(string columns, string row, string said)
    {
        var error = Should.Throw<RoundupException>(() => Read(
            $$"""
            { "source": "S", "target": "net6.0", "baseline": "Base", "rows": { "Base": null },
              "tables": [{ "operation": "Serialize", {{columns}}, "values": [{{row}}] }] }
            """));

        error.Message.ShouldContain(said);
        error.Message.ShouldNotContain("\n");
        error.Message.ShouldEndWith(".");
    }

    [Fact]
    public void The_suite_of_a_page_has_its_cases_and_where_asked_its_versions()
    {
        var page = Good.Replace("\"Swift.Json\"", "\"Swift.Json\", \"version\": \"1.0.0\"", StringComparison.Ordinal);

        Cases(page, isAtVersions: false).ShouldBe(
            [
                "Packed Users x7 Bytes Serialize net10.0", "Swift.Json Users x7 Bytes Serialize net10.0",
                "Packed Users x20 Bytes Serialize net10.0", "Swift.Json Users x20 Bytes Serialize net10.0",
            ],
            "the page has a count that the suite lacks");
        Cases(page, isAtVersions: true).Where(text => text.StartsWith("Swift", StringComparison.Ordinal)).ShouldBe(
        [
            "Swift.Json Users x7 Bytes Serialize net8.0", "Swift.Json@1.0.0 Users x7 Bytes Serialize net8.0",
            "Swift.Json Users x20 Bytes Serialize net8.0", "Swift.Json@1.0.0 Users x20 Bytes Serialize net8.0",
        ]);
    }

    [Theory]
    [InlineData(false, "net9.0")]
    [InlineData(true, "net8.0")]
    public void All_rows_of_a_page_have_one_baseline_on_a_target_that_its_suite_has(bool isAtVersions, string target)
    {
        _repository.Suite("quick", """
            {
              "title": "M", "datasets": [{ "name": "Users", "counts": [20] }],
              "targets": ["net10.0", "net9.0"], "baseline": "Swift.Json@net10.0"
            }
            """);

        PlanOf(Good, isAtVersions).BaselineTarget.ShouldBe(target);
    }

    [Fact]
    public void The_suites_in_the_repository_are_those_of_its_pages()
    {
        var context = new Roundup.Cli.CliContext { Arguments = [] };
        var written = SuitesCommand.Files(context);
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            written.ToList().ForEach(file => File.WriteAllText(file.Path, file.Text));
        }

        Directory.GetFiles(Path.GetDirectoryName(written[0].Path)!).ShouldBe(written.Select(file => file.Path), ignoreOrder: true);
        written.Where(file => File.ReadAllText(file.Path) != file.Text).Select(file => file.Path)
            .ShouldBeEmpty("run `dotnet run -c Release --project tools/Roundup.Site -- suites`");
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_published_case_is_in_the_plan_of_its_page_or_says_why_not(string name)
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var page = PublishedReader.Read(Path.Combine(catalogue.Root, "published", name + ".json"));
        var mapped = page.Entries.Where(entry => entry.Row is not null).ToList();
        mapped.Select(entry => entry.Row!).Except(catalogue.Rows.Select(row => row.Row.FullName)).ShouldBeEmpty();
        var plan = Planner.Plan(catalogue, new RunOptions { Suite = "pages/" + name });
        var planned = plan.Cases.Select(c => c.Id).ToLookup(id => id.RowName, id => id.Table);
        bool IsPlanned(PublishedEntry entry) => planned[entry.RowName!].Any(table => entry.Fits(table, plan.Experiment.Name));
        mapped.Where(entry => entry.LeftOut is null && !IsPlanned(entry)).Select(Text).ShouldBeEmpty();
        mapped.Where(entry => entry.LeftOut is not null && IsPlanned(entry)).Select(Text).ShouldBeEmpty();
    }

    [Fact]
    public void First_calls_are_figures_of_their_experiment_alone()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var page = PublishedReader.Read(Path.Combine(catalogue.Root, "published", "startup.json"));
        var plan = Planner.Plan(catalogue, new RunOptions { Suite = "startup" });

        page.Entries.Where(entry => entry.Name == "ApexSerializer").Select(entry => (entry.Place, entry.SizeBytes))
            .ShouldBe([(1, 84.0), (2, 86.0), (3, 86.0), (4, 148.0)]);
        page.Entries.ShouldAllBe(entry => !plan.Cases.Any(planned => entry.Fits(planned.Id.Table)));
    }

    [Fact]
    public void The_page_of_json_libraries_has_every_row()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var page = PublishedReader.Read(Path.Combine(catalogue.Root, "published", "json-libraries.json"));
        var plan = Planner.Plan(catalogue, new RunOptions { Suite = "pages/json-libraries" });
        page.Entries.Count.ShouldBe(552);

        page.Entries
            .Where(e => !plan.Cases.Any(c => c.Id.Serializer == e.Row && e.Fits(c.Id.Table) && c.Unsupported is null))
            .Select(e => $"{e.Name} {e.Shape}").Distinct()
            .ShouldBeEmpty();
        page.Entries.ShouldAllBe(e => plan.Cases.Any(c => e.Fits(c.Id.Table) && page.OtherWorkIn(c.Id.Table, c.Shape) == null));
        page.Entries
            .Single(e => e is
            {
                Name: "JsonSrcGen", Dataset: "Simple", Count: 1, Shape: Shape.String, Operation: Operation.Deserialize,
            })
            .Ratio.ShouldBe(0.22);
        page.Entries.Single(e => e is { Name: "MsgPackNoCompress", Dataset: "Complex", Count: 10000, Shape: Shape.Stream }).MeanNs
            .ShouldBe(20_818_877.7);
    }

    private static string Text(PublishedEntry entry) =>
        $"{entry.Name} ({entry.RowName}): {entry.Operation} {entry.Dataset} x{entry.Count} {entry.Shape} {entry.Target} {entry.Experiment}";

    private PublishedPage Read(string text) => PublishedReader.Read(_repository.Write("published/page.json", text));

    private IEnumerable<string> Cases(string page, bool isAtVersions) =>
        PlanOf(page, isAtVersions).Cases.Select(planned => planned.Id.ToString());

    /// <summary>The plan of the suite that repeats a page of the suite quick.</summary>
    private Plan PlanOf(string page, bool isAtVersions)
    {
        var catalogue = _repository.Read();
        var quick = catalogue.Suites.Single(suite => suite.Name == "quick");
        var read = Read(page.Replace(", \"compressor\": \"lz4\"", "", StringComparison.Ordinal));
        var text = PageSuite.Of(catalogue, quick, read, isAtVersions)!;
        _repository.Write("suites/pages/quick.json", text);
        return _repository.Plan(new RunOptions { Suite = "pages/quick" });
    }
}
