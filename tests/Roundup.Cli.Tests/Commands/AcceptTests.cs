namespace Roundup.Cli.Tests.Commands;

/// <summary>A name of --accept that no loss can have would let the user believe that something is accepted.</summary>
public sealed class AcceptTests : CliTests
{
    public AcceptTests()
    {
        repository.Suite("one", """{ "title": "One", "serializers": ["*"], "datasets": ["Books"], "shapes": ["Bytes"] }""");
        repository.Write("datasets/Books/Model.cs", "namespace Made; public class Book { public string UpdatedAt { get; set; } }");
    }

    [Theory]
    [InlineData("nothing", "--accept 'nothing' is neither a member of the data nor a kind of loss (value, null, type,")]
    [InlineData("Books[].UpdateAt", "did you mean UpdatedAt?")]
    public async Task A_name_that_nothing_has_is_refused_before_anything_is_built(string name, string message)
    {
        (await cli.RunAsync("run", "one", "--accept", name)).ShouldBeRefused(message);

        cli.Start.ShouldBeNull();
    }

    [Theory]
    [InlineData("updatedAt")]
    [InlineData("[].UpdatedAt")]
    [InlineData("offset")]
    public async Task A_member_a_path_and_a_kind_are_taken(string name)
    {
        var result = await cli.RunAsync("run", "one", "--accept", name);

        result.Error.ShouldBeEmpty();
        cli.Start!.Plan.Options.Accepted.ShouldBe([name]);
    }

    [Fact]
    public async Task A_report_takes_names_of_what_its_rows_lose()
    {
        await cli.RunAsync("run", "one", "--output", repository.In("run"));

        (await cli.RunAsync("report", repository.In("run"), "--accept", "Nothing"))
            .ShouldBeRefused("--accept 'Nothing' is neither a member that a serializer of this run loses nor a kind of loss");
    }
}
