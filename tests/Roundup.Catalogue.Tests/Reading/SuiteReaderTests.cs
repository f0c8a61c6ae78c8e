namespace Roundup.Catalogue.Tests.Reading;

public sealed class SuiteReaderTests : FolderTests
{
    [Fact]
    public void Reads_every_member()
    {
        var suite = Read("""
            {
              "title": "T", "description": "D", "serializers": ["A*"], "compressors": ["none", "lz4*"],
              "datasets": [
                "Users", { "name": "Books", "counts": [1, 1000], "oneInList": true }
              ],
              "shapes": ["bytes", "Stream"], "operations": ["Serialize"], "targets": ["net10.0"], "baseline": "A", "effort": "rigorous",
              "extraColumns": ["PeakMemory"], "launches": 5, "rounds": 3, "warmupMs": 250, "budgetSeconds": 45,
              "experiments": ["first-call", "check"], "only": ["versions"], "preferredShapes": { "A": "string" }, "streams": "new",
              "report": { "joinTargets": true }, /* and a trailing comma */
            }
            """);

        suite.Name.ShouldBe("mine");
        suite.Description.ShouldBe("D");
        suite.Datasets[0].ShouldBe(new SuiteDataset("Users", null));
        suite.Datasets[1].Counts.ShouldBe([1, 1000]);
        suite.Compressors.ShouldBe(["none", "lz4*"]);
        suite.Shapes.ShouldBe([Shape.Bytes, Shape.Stream]);
        suite.PreferredShapes.ShouldHaveSingleItem().ShouldBe(new("A", Shape.String));
        (suite.Datasets[0].OneInList, suite.Datasets[1].OneInList, suite.Streams).ShouldBe((false, true, StreamUse.New));
        suite.Operations.ShouldBe([Operation.Serialize]);
        suite.Effort.ShouldBe("rigorous");
        suite.ExtraColumns.ShouldBe(["PeakMemory"]);
        suite.Experiments.ShouldBe([ExperimentNames.FirstCall, ExperimentNames.Check]);
        suite.CheckCategories.ShouldBe([CheckCategory.Versions]);
        (suite.Launches, suite.Rounds, suite.WarmupMs).ShouldBe((5, 3, 250));
        suite.Budget.ShouldBe(TimeSpan.FromSeconds(45));
        suite.JoinTargets.ShouldBe(true);
    }

    [Fact]
    public void What_is_left_out_has_a_default()
    {
        var suite = Read("""{ "title": "T", "datasets": ["Users"] }""");

        suite.Serializers.ShouldBe(["*"]);
        suite.Compressors.ShouldBe(["none"]);
        suite.Shapes.ShouldBe([Shape.Bytes]);
        suite.Operations.ShouldBe([Operation.Serialize, Operation.Deserialize]);
        suite.Effort.ShouldBe("standard");
        suite.Baseline.ShouldBeNull();
        suite.Experiments.ShouldBe([ExperimentNames.Speed]);
        (suite.Launches, suite.Rounds, suite.WarmupMs).ShouldBe((null, null, null));
        suite.Budget.ShouldBeNull();
        suite.JoinTargets.ShouldBeNull();
    }

    [Theory]
    [InlineData("""{ "title": "T", "dataset": ["Users"] }""", "unknown member 'dataset': did you mean datasets?")]
    [InlineData("""{ "title": "T", "datasets": [{ "name": "A", "count": [1] }] }""", "unknown member 'count': did you mean counts?")]
    [InlineData("""{ "title": "T", "datasets": [{ "counts": [1] }] }""", "without a name")]
    [InlineData("""{ "title": "T", "datasets": [{ "name": "A", "counts": [0] }] }""", "holds 0")]
    [InlineData("""{ "title": "T", "datasets": [] }""", "'datasets' is not a list")]
    [InlineData("""{ "datasets": ["A"] }""", "'title' is missing")]
    [InlineData("""{ "title": "T", "strict": true }""", "'datasets' is missing")]
    [InlineData("""{ "model": "a", "packageSource": "b" }""", "unknown member 'packageSource': did you mean packageSources?")]
    [InlineData("""{ "modle": "a" }""", "unknown member 'modle': did you mean model?")]
    [InlineData("""{ "title": 3, "datasets": ["A"] }""", "'title' is not a string")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "shapes": ["Byte"] }""", "did you mean Bytes?")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "preferredShapes": ["String"] }""", "'preferredShapes' is not an object")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "preferredShapes": { "A": 3 } }""", "holds 3, which is not a string")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "preferredShapes": { "A": "Strin" } }""", "did you mean String?")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "effort": "hard" }""", "not one of quick, standard, rigorous")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "targets": ["net9.1"] }""", "'targets' is 'net9.1'")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "launches": 0 }""", "'launches' is 0, which is not a whole number above 0")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "report": { "join": true } }""", "report has an unknown member 'join'")]
    [InlineData(
        """{ "title": "T", "datasets": ["A"], "report": { "joinTargets": "yes" } }""",
        "'joinTargets' is \"yes\", which is neither true nor false")]
    [InlineData("[]", "not an object")]
    [InlineData("{ \"title\": \"T\",\n \"datasets\": ", "(2) is not JSON")]
    public void A_malformed_suite_is_named_with_its_member(string json, string said)
    {
        var error = Should.Throw<RoundupException>(() => Read(json));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(folder.In("mine.json"));
        error.Message.ShouldContain(said);
    }

    [Fact]
    public void A_suite_of_own_data_has_what_it_does_not_say_from_another()
    {
        var basis = Read("""
            {
              "title": "B", "serializers": ["A", "B"], "hierarchySerializers": ["H"], "datasets": ["*"], "shapes": ["Stream"],
              "operations": ["Serialize"], "targets": ["net9.0"], "baseline": "A", "effort": "quick", "rounds": 3, "budgetSeconds": 50,
              "experiments": ["check"], "only": ["versions"]
            }
            """);

        var all = Read("""{ "data": "orders.json" }""", basis);
        all.ShouldBe(basis with
        {
            IsOwn = true,
            Title = "mine",
            Datasets = all.Datasets,
            PreferredShapes = all.PreferredShapes,
            FurtherBaselines = all.FurtherBaselines,
        });
        all.Datasets.ShouldBeEmpty();

        var some = Read("""{ "model": "Order.cs", "serializers": ["C"], "effort": "standard", "datasets": ["Users"] }""", basis);
        (some.Serializers.Single(), some.HierarchySerializers.Count, some.Datasets.Single().Name).ShouldBe(("C", 0, "Users"));
        (some.Effort, some.Rounds, some.Budget, some.Baseline).ShouldBe(("standard", null, null, "A"));
    }

    [Theory]
    [InlineData("""{ "title": "T", "datasets": ["A"], "strict": true }""")]
    [InlineData("""{ "title": "T", "datasets": ["A"], "includeData": false, "budget": "5m" }""")]
    public void Options_alone_make_no_suite_of_own_data(string json)
    {
        var suite = Read(json, Read("""{ "title": "B", "datasets": ["*"], "serializers": ["B"] }"""));

        (suite.IsOwn, suite.Serializers.Single()).ShouldBe((false, "*"));
    }

    private SuiteDefinition Read(string json, SuiteDefinition? basis = null) =>
        SuiteReader.Read(folder.Write("mine.json", json), SuiteArgument.Members, basis);
}
