namespace Roundup.Tools.Tests.Site;

/// <summary>The files in <c>published/</c>, and the suites that measure their pages.</summary>
public sealed class PublishedFileTests : IDisposable
{
    private const string Good = """
        {
          "source": "S", "date": "2022", "target": "net6.0", "baseline": "Base", // a comment
          "rows": { "Base": { "row": "Swift.Json" }, "Packed": { "row": "Packed", "compressor": "lz4" }, "Gone": null },
          "tables": [
            { "dataset": "Users", "shape": "Bytes", "operation": "Serialize", "columns": ["name", "count", "ratio", "plusMinus", "size"],
              "values": [["Packed", 20, 0.5, 0.1, 2], ["Gone", 20, 3, null, null], ["Packed", 7, 0.6, 0.2, null]] },
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

        page.Entries.Count.ShouldBe(3);
        var packed = page.Entries[0];
        (packed.Name, packed.SerializerName, packed.Dataset, packed.Count, packed.Shape, packed.Operation)
            .ShouldBe(("Packed", "Packed + lz4", "Users", 20, Shape.Bytes, Operation.Serialize));
        (packed.Target, packed.Baseline, packed.BaselineRow, packed.BaselineTarget).ShouldBe(("net6.0", "Base", "Swift.Json", "net6.0"));
        packed.Ratios.ShouldBe([(PublishedQuantity.Time, 0.5, 0.1), (PublishedQuantity.Size, 2, 0.005)]);
        page.Entries[1].SerializerName.ShouldBeNull();
        page.Entries[1].Ratios.ShouldHaveSingleItem().Within.ShouldBe(0);
    }

    [Theory]
    [InlineData("\"baseline\": \"Base\"", "\"baseline\": \"Bass\"", "has Bass, which is not in 'rows'")]
    [InlineData("\"Gone\": null", "\"Other\": null", "has Gone, which is not in 'rows'")]
    [InlineData("\"plusMinus\"", "\"error\"", "unknown column 'error'")]
    [InlineData("\"size\"]", "\"count\"]", "has a column twice")]
    [InlineData("\"name\", ", "", "lacks the column name or ratio")]
    [InlineData("0.5, 0.1, 2", "0.5", "3 values for 5 columns")]
    [InlineData("[\"Gone\", 20, 3, null, null]", "null", "a row of 0 values")]
    [InlineData("0.5, 0.1", "0, 0.1", "no ratio above 0 for Packed")]
    [InlineData("0.5, 0.1", "\"x\", 0.1", "holds \"x\", which is not possible, as ratio")]
    [InlineData("0.5, 0.1", "0.5, -1", "holds -1, which is not possible, as plusMinus")]
    [InlineData("7, 0.6", "7.5, 0.6", "has the count 7.5, which is not a whole number above 0")]
    [InlineData("\"target\": \"net6.0\", ", "", "has no target")]
    [InlineData("\"source\"", "\"sauce\"", "is not a file of published ratios")]
    public void A_mistake_is_named_with_its_file(string part, string by, string message)
    {
        var e = Should.Throw<SiteException>(() => Read(Good.Replace(part, by, StringComparison.Ordinal)));
        e.Message.ShouldContain(message);
        e.Message.ShouldContain("page.json");
        e.Message.ShouldNotContain("\n");
    }

    [Fact]
    public void Other_work_belongs_to_the_rows_that_it_names_and_to_ratios_to_them()
    {
        var page = Read(Good.Replace("\"tables\"", """
            "streams": "New", "oneInList": true,
            "otherWork": [{ "names": ["Packed"], "count": 20, "reason": "a" }, { "names": ["Base"], "count": 7, "reason": "b" }], "tables"
            """, StringComparison.Ordinal));

        page.Entries.Select(entry => entry.OtherWork).ShouldBe(["a", null, "of the baseline Base: b"]);
        var table = new TableId("Users", 1, Shape.Stream, Operation.Serialize, "net10.0");
        page.OtherWorkIn(table, Shape.Stream)!.ShouldStartWith("streams are used as new on the page and as usual");
        page.OtherWorkIn(table with { Streams = StreamUse.New }, Shape.Stream)!.ShouldStartWith("count 1 is a list of one on the page");
        page.OtherWorkIn(table with { Streams = StreamUse.New, InList = true }, Shape.Stream).ShouldBeNull();
        page.OtherWorkIn(table with { Shape = Shape.Preferred, Count = 2 }, Shape.Bytes).ShouldBeNull();
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_published_case_is_in_the_plan_of_the_one_suite_of_its_page(string name)
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var page = PublishedReader.Read(Path.Combine(catalogue.Root, "published", name + ".json"));
        var own = "pages/" + name;
        var isOwn = File.Exists(Path.Combine(catalogue.Root, "suites", own + ".json"));
        var plan = Planner.Plan(catalogue, new RunOptions { Suite = isOwn ? own : name });
        var planned = plan.Cases.Select(c => c.Id).ToLookup(id => id.SerializerName, id => id.Table);

        page.Entries.ShouldNotBeEmpty();
        page.Entries.Where(entry => entry.SerializerName is { } row && !planned[row].Any(entry.Fits))
            .Select(entry => $"{entry.Name} ({entry.SerializerName}): {entry.Operation} {entry.Dataset} x{entry.Count} {entry.Shape}")
            .ShouldBeEmpty();
        page.Entries.Where(entry => entry.OtherWork is null).ShouldAllBe(entry => plan.Cases.All(
            c => c.Id.SerializerName != entry.SerializerName || !entry.Fits(c.Id.Table) || page.OtherWorkIn(c.Id.Table, c.Shape) == null));
    }

    private PublishedPage Read(string text) => PublishedReader.Read(_repository.Write("published/page.json", text));
}
