namespace Roundup.Catalogue.Tests.Planning;

/// <summary>The compressor as a dimension of the plan.</summary>
public sealed class CompressorPlanTests : RepositoryTests
{
    public CompressorPlanTests() => repository.Compressors();

    [Fact]
    public void Without_a_word_there_is_none() =>
        repository.Plan().Cases.ShouldAllBe(c => c.Compressor == null && c.Id.Compressor == "none");

    [Fact]
    public void Rows_go_without_first_and_then_behind_each_compressor() =>
        Rows(new RunOptions { Serializers = ["Packed/default", "Swift.Json/default"], Compressors = ["*"] }, Shape.Bytes).ShouldBe(
        [
            "Packed", "Packed + squeeze/fast", "Packed + squeeze/small", "Packed + tight",
            "Swift.Json", "Swift.Json + squeeze/fast", "Swift.Json + squeeze/small", "Swift.Json + tight",
        ], ignoreOrder: false);

    [Theory]
    [InlineData("squeeze", "Packed + squeeze/fast,Packed + squeeze/small")]
    [InlineData("tight/default", "Packed + tight")]
    [InlineData("none,TIGHT", "Packed,Packed + tight")]
    [InlineData("*/fast", "Packed + squeeze/fast")]
    public void A_compressor_means_all_its_rows(string globs, string rows) =>
        Rows(new RunOptions { Serializers = ["Packed/default"], Compressors = globs.Split(',') }, Shape.Bytes).ShouldBe(rows.Split(','));

    [Fact]
    public void Only_bytes_are_compressed_and_no_reference_is()
    {
        var cases = repository.Plan(new RunOptions { Shapes = ["*"], Compressors = ["none", "tight"] }).Cases
            .Where(c => c.Compressor is not null).ToList();

        cases.ShouldNotBeEmpty();
        cases.ShouldAllBe(c => c.Id.Table.Shape == Shape.Bytes && !c.Serializer.IsReference);
    }

    [Fact]
    public void A_compressor_that_a_runtime_lacks_is_unsupported_there()
    {
        repository.Compressor(
            "Fresh",
            "<Compressor>fresh</Compressor><FirstTarget>net10.0</FirstTarget><Status>maintained</Status>",
            """<Configuration Include="default" /><Configuration Include="small" />""");
        var options = new RunOptions
        {
            Serializers = ["Packed/default"],
            Compressors = ["none", "fresh"],
            Targets = ["net11.0", "net10.0-aot", "net9.0", "net48"],
        };

        repository.Plan(options).Cases.Where(c => c.Unsupported is not null)
            .Select(c => (c.Compressor?.Compressor.Name, c.Id.Table.Target, c.Unsupported)).Distinct().ShouldBe(
            [
                ("fresh", "net9.0", "fresh is part of .NET from version 10 on"),
                ("fresh", "net48", "fresh is part of .NET from version 10 on"),
            ]);
    }

    [Fact]
    public void A_suite_names_its_compressors()
    {
        repository.Suite("packed", """
            { "title": "P", "serializers": ["Packed/default"], "compressors": ["none", "tight"], "datasets": ["Users"] }
            """);

        Rows(new RunOptions { Suite = "packed" }, Shape.Bytes).ShouldBe(["Packed", "Packed + tight"]);
        Rows(new RunOptions { Suite = "packed", Compressors = ["squeeze/fast"] }, Shape.Bytes).ShouldBe(["Packed + squeeze/fast"]);
    }

    [Theory]
    [InlineData("Packed", "none,tight", "Packed")]
    [InlineData("Packed", "tight", "Packed + tight")]
    [InlineData("packed + TIGHT", "none,tight", "Packed + tight")]
    [InlineData("packed + tight@net10.0", "none,tight", "Packed + tight")]
    [InlineData("packed@net10.0 + tight", "none,tight", "Packed + tight")]
    [InlineData("packed + squeeze", "none,tight", "Packed + squeeze/fast")]
    [InlineData("packed + none", "tight", "Packed")]
    [InlineData("Swift.Json@2.0.1 + tight", "none", "Swift.Json@2.0.1 + tight")]
    public void The_baseline_goes_without_a_compressor_where_it_can(string asked, string compressors, string baseline) =>
        repository.Plan(new RunOptions { Baseline = asked, Compressors = compressors.Split(',') }).Baseline.ShouldBe(baseline);

    [Fact]
    public void A_baseline_behind_a_compressor_that_is_left_out_is_measured_all_the_same() =>
        Rows(new RunOptions { Serializers = ["Swift.Json/default"], Baseline = "Packed + tight" }, Shape.Bytes)
            .ShouldBe(["Packed + tight", "Swift.Json"]);

    [Theory]
    [InlineData("tihgt", "Packed", "--compressor 'tihgt' matches nothing: did you mean tight? `roundup list compressors`")]
    [InlineData("squeze", "Packed", "--compressor 'squeze' matches nothing: did you mean squeeze?")]
    [InlineData("tight", "Packed + tihgt", "--baseline compressor 'tihgt' matches nothing: did you mean tight?")]
    [InlineData("tight", "Paked + tight", "--baseline 'Paked' matches nothing: did you mean Packed?")]
    public void A_misspelt_name_gets_a_suggestion(string compressor, string baseline, string said) =>
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Compressors = [compressor], Baseline = baseline })).Message
            .ShouldContain(said);

    [Fact]
    public void Nothing_but_strings_behind_a_compressor_is_no_plan() =>
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Compressors = ["tight"], Shapes = ["String"] })).Message
            .ShouldContain("compressors apply only to the shape Bytes");

    private IEnumerable<string> Rows(RunOptions options, Shape shape) =>
        repository.Plan(options).Cases.Where(c => c.Id.Table.Shape == shape).Select(c => c.Id.SerializerName).Distinct();
}
