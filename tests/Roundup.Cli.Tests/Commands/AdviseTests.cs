using Roundup.Analysis.Advising;

namespace Roundup.Cli.Tests.Commands;

public sealed class AdviseTests : CliTests
{
    [Fact]
    public async Task Ranks_the_newest_run_and_names_what_it_excludes_by_which_fact()
    {
        (await cli.RunAsync("run")).Code.ShouldBe(0);

        var plain = await cli.RunAsync("advise");
        var maintained = await cli.RunAsync("advise", "--needs", "maintained,streaming");

        plain.Code.ShouldBe(0, plain.Error);
        plain.Output.ShouldContain("Recommended serializers: suite quick · Bytes · net10.0, relative to Swift.Json");
        plain.Output.ShouldContain("Packed");
        maintained.Output.ShouldContain("is dormant: Packed");
        maintained.Output.ShouldContain("No serializer is known to meet the needs.");
        maintained.Output.ShouldContain("roundup run --serializer Swift.Json");
    }

    [Fact]
    public void Each_format_of_the_catalogue_has_a_page_or_is_of_its_library()
    {
        var formats = CatalogueReader.Read(Repository.Find(), TestExperiments.All).Libraries.Select(library => library.Format).Distinct();

        // Of JSV it is not known who else reads it.
        formats.Where(format => !FormatPages.All.ContainsKey(format) && format != "none").Order(StringComparer.Ordinal)
            .ShouldBe(["JSV", "own", "own text"]);
    }

    [Fact]
    public async Task Writes_what_programs_read()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        var result = await cli.RunAsync("advise", repository.In("out"), "--needs", "schema", "--format", "json");

        result.Output.ShouldContain("\"best\": []");
        result.Output.ShouldContain("\"Fact\": \"what its model needs is not known\"");
    }

    [Fact]
    public async Task Measures_own_data_first()
    {
        repository.OwnDataSuite();
        var file = repository.Write("orders.json", """[{"id":1},{"id":2}]""");

        var result = await cli.RunAsync("advise", "--data", file);

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Options.Own!.Sample.ShouldBe(file);
        result.Output.ShouldContain("Recommended serializers: ");
    }

    [Theory]
    [InlineData("There is no run with times in ", "advise")]
    [InlineData("'polymorphsm' is not known: did you mean polymorphism?", "advise", "--needs", "polymorphsm")]
    [InlineData("--weights 'reed:2' is not known: did you mean read?", "advise", "--weights", "reed:2")]
    [InlineData("--weights 'read:11' has no weight from 0 to 10", "advise", "--weights", "read:11")]
    [InlineData("gives everything the weight 0", "advise", "--weights", "read:0,write:0")]
    [InlineData("leave out one of them.", "advise", "--weights", "size", "--bandwidth", "10")]
    public async Task What_cannot_be_asked_is_one_sentence(string sentence, params string[] arguments)
    {
        (await cli.RunAsync(arguments)).ShouldBeRefused(sentence);
    }
}
