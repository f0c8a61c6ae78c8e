namespace Roundup.Catalogue.Tests.Planning;

/// <summary>The layout of the report, preferred shapes and launches of a suite.</summary>
public sealed class LayoutPlanTests : RepositoryTests
{
    [Fact]
    public void Preferred_puts_each_row_in_one_cell_with_its_own_shape()
    {
        repository.Library("Two", "<Library>Two</Library><Format>own</Format><Status>maintained</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes Stream" Preferred="Stream" />
            <Configuration Include="second" Flavour="plain" Needs="nothing" Shapes="Stream Bytes" Adapted="String" />
            """);
        var cases = repository.Plan(new RunOptions { Shapes = ["preferred"], Counts = [1], Operations = ["Serialize"] }).Cases;
        cases.Select(c => c.Id.Table).Distinct().ToList().Count.ShouldBe(1);
        cases.Select(c => c.Id.Table.Shape).ShouldAllBe(shape => shape == Shape.Preferred);
        cases.Select(c => (c.Id.Serializer, c.Shape)).ShouldBe(
            [
                ("Packed", Shape.Bytes), ("Packed/writer", Shape.Bytes),
                ("Swift.Json", Shape.String), ("Swift.Json/generated", Shape.String),
                ("Two", Shape.Stream), ("Two/second", Shape.Stream),
            ],
            ignoreOrder: true);
        cases.ShouldAllBe(c => c.Unsupported == null);
    }

    [Fact]
    public void A_suite_says_what_Preferred_means_for_its_rows_and_the_row_must_have_it()
    {
        repository.Library("Two", "<Library>Two</Library><Format>own</Format><Status>maintained</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes Stream" Adapted="String" />
            <Configuration Include="second" Flavour="plain" Needs="nothing" Shapes="Bytes Stream" />
            """);
        const string Suite = """
            {
              "title": "T", "serializers": ["Two"], "datasets": ["Users"], "shapes": ["Preferred"],
              "preferredShapes": { "Two/se*": "Stream" }
            }
            """;
        repository.Suite("own", Suite);
        repository.Plan(new RunOptions { Suite = "own", Counts = [1], Operations = ["Serialize"] }).Cases
            .Select(c => (c.Id.Serializer, c.Shape))
            .ShouldBe([("Two", Shape.Bytes), ("Two/second", Shape.Stream)], ignoreOrder: true);

        repository.Suite("bad", Suite.Replace("Two/se*\": \"Stream", "Two\": \"String", StringComparison.Ordinal));
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "bad" })).Message
            .ShouldContain("'preferredShapes' asks Two for String, which the library does not have itself: name one of Bytes, Stream.");
    }

    [Theory]
    [InlineData("*", "String,Bytes,BufferWriter,Stream,AsyncStream,Segments,Pipe")]
    [InlineData("B*", "Bytes,BufferWriter")]
    [InlineData("Pref*", "Preferred")]
    public void A_glob_that_matches_other_shapes_too_does_not_mean_Preferred(string glob, string shapes) =>
        repository.Plan(new RunOptions { Shapes = [glob] }).Cases.Select(c => c.Id.Table.Shape).Distinct()
            .ShouldBe(shapes.Split(',').Select(Enum.Parse<Shape>));

    [Theory]
    [InlineData("Shapes=\"Bytes\" Preferred=\"Stream\"", "Preferred of <Configuration> default")]
    [InlineData("Shapes=\"Preferred\"", "a word of Shapes")]
    public void A_row_prefers_one_of_the_shapes_that_it_has(string attributes, string said)
    {
        repository.Library("Odd", "<Library>Odd</Library><Format>own</Format><Status>maintained</Status>", $"""
            <Configuration Include="default" Flavour="plain" Needs="nothing" {attributes} />
            """);
        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain(said);
    }

    [Fact]
    public void A_suite_changes_launches_rounds_and_warm_up_of_its_effort_and_the_user_wins()
    {
        repository.Suite("few", """{ "title": "T", "datasets": ["Users"], "effort": "quick", "launches": 5, "rounds": 3 }""");
        var quick = TestExperiments.All[0].Efforts[0];
        repository.Plan(new RunOptions { Suite = "few" }).Experiment.Effort
            .ShouldBe(quick with { Launches = 5, MostLaunches = 5, Rounds = 3 });
        repository.Plan(new RunOptions { Suite = "few", Effort = "quick" }).Experiment.Effort.ShouldBe(quick);
    }

    [Theory]
    [InlineData("", "net10.0,net9.0,net9.0-aot", true)]
    [InlineData("", "net9*", true)]
    [InlineData("", "net9.0", false)]
    [InlineData("", "", false)]
    [InlineData(""", "report": { }""", "net10.0,net9.0", true)]
    [InlineData(""", "report": { "joinTargets": false }""", "net10.0,net9.0", false)]
    [InlineData(""", "report": { "joinTargets": true }""", "", true)]
    public void Targets_that_the_user_asks_for_share_a_table_unless_the_suite_says_otherwise(string report, string targets, bool joined)
    {
        repository.Suite("many", $$"""{ "title": "T", "datasets": ["Users"], "targets": ["net10.0", "net8.0"]{{report}} }""");
        var options = new RunOptions { Suite = "many", Targets = targets.Split(',', StringSplitOptions.RemoveEmptyEntries) };
        (repository.Plan(options).Report?.JoinTargets ?? false).ShouldBe(joined);
    }
}
