using Roundup.Catalogue.Planning;
using Roundup.Catalogue.PublishedFigures;
using Roundup.Catalogue.Reading;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Tests.Reading;

public sealed class PublishedTests : IDisposable
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

    private readonly TempRepository repository = new();

    public static TheoryData<string> Files =>
    [
        .. Directory.GetFiles(Path.Combine(Repository.Find(), "published"), "*.json")
            .Select(Path.GetFileNameWithoutExtension).OfType<string>(),
    ];

    public void Dispose() => repository.Dispose();

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
        var cell = new CellId("Users", 1, Shape.Stream, Operation.Serialize, "net10.0");
        page.OtherWorkIn(cell, Shape.Stream)!.ShouldStartWith("streams are used as new on the page and as usual");
        page.OtherWorkIn(cell with { Streams = StreamUse.New }, Shape.Stream)!.ShouldStartWith("count 1 is a list of one on the page");
        page.OtherWorkIn(cell with { Streams = StreamUse.New, InList = true }, Shape.Stream).ShouldBeNull();
        page.OtherWorkIn(cell with { Shape = Shape.Preferred, Count = 2 }, Shape.Bytes).ShouldBeNull();
        Should.Throw<RoundupException>(() => Read(Good.Replace("\"tables\"", """
            "otherWork": [{ "names": ["Bass"], "reason": "a" }], "tables"
            """, StringComparison.Ordinal))).Message.ShouldContain("there is no row Bass");
    }

    [Fact]
    public void A_suite_makes_the_calls_of_its_page()
    {
        repository.Suite("mine", """
            {
              "title": "M", "datasets": [{ "name": "Users", "counts": [1, 20], "oneInList": true }],
              "shapes": ["Bytes", "Stream"], "streams": "array"
            }
            """);
        var cells = repository.Plan(new RunOptions { Suite = "mine" }).Cases.Select(planned => planned.Id.Cell).ToList();
        cells.ShouldAllBe(cell => cell.InList == (cell.Count == 1 ? true : null));
        cells.ShouldAllBe(cell => cell.Streams == (cell.Shape == Shape.Stream ? StreamUse.Array : null));
        cells.Select(cell => cell.ToString()).ShouldContain("Users x1 (list) Stream (array) Serialize net10.0");
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "mine", Shapes = ["AsyncStream"] })).Message
            .ShouldContain("AsyncStream does not have");
    }

    [Fact]
    public void A_run_of_the_page_has_its_cases_and_where_asked_its_versions()
    {
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Page = true })).Message
            .ShouldContain("has no published page");
        const string Versioned = "\"Swift.Json\", \"version\": \"1.0.0\"";
        repository.Write("published/quick.json", Good.Replace("\"Swift.Json\"", Versioned, StringComparison.Ordinal));
        static IEnumerable<string> Cases(Plan plan) => plan.Cases.Select(planned => planned.Id.ToString());

        Cases(repository.Plan(new RunOptions { Page = true })).ShouldBe(
            ["Swift.Json Users x7 Bytes Serialize net10.0", "Swift.Json Users x20 Bytes Serialize net10.0"],
            "the page has a count that the suite lacks");
        Cases(repository.Plan(new RunOptions { PageVersions = true, Counts = [20] })).ShouldBe(
            ["Swift.Json Users x20 Bytes Serialize net8.0", "Swift.Json@1.0.0 Users x20 Bytes Serialize net8.0"]);
        Cases(repository.Plan(new RunOptions { PageVersions = true, Targets = ["net10.0"] }))
            .ShouldAllBe(text => text.EndsWith("net10.0", StringComparison.Ordinal));
    }

    [Fact]
    public void A_run_of_the_page_compares_all_rows_with_a_baseline_on_a_target_that_it_has()
    {
        repository.Suite("mine", """
            {
              "title": "M", "datasets": [{ "name": "Users", "counts": [20] }], "published": "page",
              "targets": ["net10.0", "net9.0"], "baseline": "Swift.Json@net10.0"
            }
            """);
        repository.Write("published/page.json", Good);
        string? Target(RunOptions options) => repository.Plan(options with { Suite = "mine" }).BaselineTarget;

        Target(new RunOptions { Page = true }).ShouldBe("net9.0");
        Target(new RunOptions { PageVersions = true }).ShouldBe("net8.0");
        Target(new RunOptions { PageVersions = true, Baseline = "Swift.Json@net10.0" }).ShouldBe("net10.0");
        Target(new RunOptions()).ShouldBe("net10.0");
    }

    [Fact]
    public void A_plan_keeps_the_figures_of_its_cells()
    {
        repository.Plan().Published.ShouldBeNull();
        repository.Write("published/quick.json", Good);
        repository.Plan().Published!.Entries.Select(e => (e.Name, e.Count)).ShouldBe([("Base", 20), ("Packed", 20), ("Gone", 20)]);
        repository.Plan(new RunOptions { Shapes = ["String"] }).Published.ShouldBeNull();
    }

    [Fact]
    public void A_suite_can_name_another_file_and_it_must_be_there()
    {
        repository.Suite("mine", """{ "title": "M", "datasets": ["Users"], "published": "page" }""");
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "mine" })).Message
            .ShouldContain("'published' names page");
        repository.Write("published/page.json", Good.Replace("20", "1", StringComparison.Ordinal));
        repository.Plan(new RunOptions { Suite = "mine" }).Published!.Source.ShouldBe("S");
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_published_case_is_in_the_plan_of_its_page_or_says_why_not(string name)
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var page = PublishedReader.Read(Path.Combine(catalogue.Root, "published", name + ".json"));
        var suites = Directory.GetFiles(Path.Combine(catalogue.Root, "suites"), "*.json").Select(SuiteReader.Read)
            .Where(suite => (suite.Published ?? suite.Name) == name).ToList();
        suites.ShouldNotBeEmpty();
        var mapped = page.Entries.Where(entry => entry.Row is not null).ToList();
        mapped.Select(entry => entry.Row!).Except(catalogue.Rows.Select(row => row.Row.FullName)).ShouldBeEmpty();
        foreach (var suite in suites)
        {
            var plan = Planner.Plan(catalogue, new RunOptions { Suite = suite.Name, Page = true });
            var planned = plan.Cases.Select(c => c.Id).ToLookup(id => id.RowName, id => id.Cell);
            bool IsPlanned(PublishedEntry entry) => planned[entry.RowName!].Any(cell => entry.Fits(cell, plan.Experiment.Name));
            mapped.Where(entry => entry.LeftOut is null && !IsPlanned(entry)).Select(Text).ShouldBeEmpty();
            mapped.Where(entry => entry.LeftOut is not null && IsPlanned(entry)).Select(Text).ShouldBeEmpty();
        }
    }

    [Fact]
    public void First_calls_stand_beside_first_calls_alone()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var plan = Planner.Plan(catalogue, new RunOptions { Suite = "startup" });

        plan.Published!.Entries.Where(entry => entry.Name == "ApexSerializer").Select(entry => (entry.Place, entry.SizeBytes))
            .ShouldBe([(1, 84.0), (2, 86.0), (3, 86.0), (4, 148.0)]);
        plan.Published.Entries.ShouldAllBe(entry => !plan.Cases.Any(planned => entry.Fits(planned.Id.Cell)));
        Planner.Plan(catalogue, new RunOptions { Suite = "startup", Targets = ["net10.0"] }).Published.ShouldBeNull();
    }

    [Fact]
    public void The_page_of_json_libraries_has_every_row()
    {
        var plan = Planner.Plan(
            CatalogueReader.Read(Repository.Find(), TestExperiments.All), new RunOptions { Suite = "json-libraries", Page = true });
        plan.Published!.Entries.Count.ShouldBe(552);

        plan.Published.Entries
            .Where(e => !plan.Cases.Any(c => c.Id.Serializer == e.Row && e.Fits(c.Id.Cell) && c.Unsupported is null))
            .Select(e => $"{e.Name} {e.Shape}").Distinct()
            .ShouldBeEmpty();
        plan.Published.Entries.ShouldAllBe(
            e => plan.Cases.Any(c => e.Fits(c.Id.Cell) && plan.Published.OtherWorkIn(c.Id.Cell, c.Shape) == null));
        plan.Published.Entries
            .Single(e => e is
            {
                Name: "JsonSrcGen", Dataset: "Simple", Count: 1, Shape: Shape.String, Operation: Operation.Deserialize,
            })
            .Ratio.ShouldBe(0.22);
        plan.Published.Entries.Single(e => e is { Name: "MsgPackNoCompress", Dataset: "Complex", Count: 10000, Shape: Shape.Stream }).MeanNs
            .ShouldBe(20_818_877.7);
    }

    private static string Text(PublishedEntry entry) =>
        $"{entry.Name} ({entry.RowName}): {entry.Operation} {entry.Dataset} x{entry.Count} {entry.Shape} {entry.Target} {entry.Experiment}";

    private PublishedPage Read(string text) => PublishedReader.Read(repository.Write("published/page.json", text));
}
