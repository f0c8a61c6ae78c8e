namespace Roundup.Catalogue.Tests.Planning;

public sealed class StreamUseTests : RepositoryTests
{
    [Fact]
    public void A_suite_names_its_use_of_streams_and_of_a_list_of_one()
    {
        repository.Suite("mine", """
            {
              "title": "M", "datasets": [{ "name": "Users", "counts": [1, 20], "oneInList": true }],
              "shapes": ["Bytes", "Stream"], "streams": "array"
            }
            """);
        var tables = repository.Plan(new RunOptions { Suite = "mine" }).Cases.Select(planned => planned.Id.Table).ToList();
        tables.ShouldAllBe(table => table.InList == (table.Count == 1 ? true : null));
        tables.ShouldAllBe(table => table.Streams == (table.Shape == Shape.Stream ? StreamUse.Array : null));
        tables.Select(table => table.ToString()).ShouldContain("Users x1 (list) Stream (streams of arrays) Serialize net10.0");
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "mine", Shapes = ["AsyncStream"] })).Message
            .ShouldContain("AsyncStream does not have");
    }
}
